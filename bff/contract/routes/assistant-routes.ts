import { createRoute, z } from '@hono/zod-openapi';
import {
  ChatEvent,
  ChatPhoto,
  ChatRequest,
  Conversation,
  ConversationChange,
  ConversationPage,
  ConversationSummary,
  TurnChange,
} from '../assistant.ts';
import { LONGEST_SEARCH } from '../browser/limits.ts';
import { json, refused, signedIn } from './answers.ts';

const ConversationId = z.object({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) });

/**
 * `POST /api/chat`: the assistant's answer as it is written, by server-sent events. It costs no credits. It is
 * written to its end and kept when the browser leaves.
 */
export const answerChat = createRoute({
  method: 'post',
  path: '/api/chat',
  ...signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: ChatRequest } } } },
  responses: {
    200: {
      description: 'Events, each a `ChatEvent` as JSON',
      content: { 'text/event-stream': { schema: ChatEvent } },
    },
    400: refused('No question'),
    401: refused('Not signed in'),
    404: refused('No such conversation or photo of this user'),
    409: refused('An answer is under way in this conversation'),
    429: refused('Too many questions at once'),
    502: refused('The provider failed before its first word'),
    503: refused('The service is stopping'),
  },
});

/** `POST /api/chat/photos`: a photo to go with a question. One that goes with none is forgotten after a day. */
export const attachPhoto = createRoute({
  method: 'post',
  path: '/api/chat/photos',
  ...signedIn,
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({
            photo: z.instanceof(File).optional().openapi({ type: 'string', format: 'binary' }),
          }),
        },
      },
    },
  },
  responses: {
    200: json(ChatPhoto, 'The photo as it is kept'),
    400: refused('No photo'),
    401: refused('Not signed in'),
    413: refused('Too large'),
    415: refused('Not a JPG, PNG or WEBP'),
    422: refused('It cannot be read'),
    429: refused('Too many photos at once'),
  },
});

/** `GET /api/conversations`: the user's conversations; with `search`, those that hold all its words. */
export const listConversations = createRoute({
  method: 'get',
  path: '/api/conversations',
  ...signedIn,
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      search: z.string().trim().max(LONGEST_SEARCH).default(''),
    }),
  },
  responses: { 200: json(ConversationPage, 'One page'), 401: refused('Not signed in') },
});

/** `GET /api/conversations/{id}`. */
export const readConversation = createRoute({
  method: 'get',
  path: '/api/conversations/{id}',
  ...signedIn,
  request: { params: ConversationId },
  responses: {
    200: json(Conversation, 'The conversation as it stands'),
    401: refused('Not signed in'),
    404: refused('No such conversation of this user'),
  },
});

/** `PATCH /api/conversations/{id}`: gives it another title. */
export const renameConversation = createRoute({
  method: 'patch',
  path: '/api/conversations/{id}',
  ...signedIn,
  request: {
    params: ConversationId,
    body: { required: true, content: { 'application/json': { schema: ConversationChange } } },
  },
  responses: {
    200: json(ConversationSummary, 'The conversation as it is called now'),
    400: refused('No title, or one of more than 80 characters'),
    401: refused('Not signed in'),
    404: refused('No such conversation of this user'),
  },
});

/** `PATCH /api/conversations/{id}/turns/{turnId}`: rates the answer. */
export const rateAnswer = createRoute({
  method: 'patch',
  path: '/api/conversations/{id}/turns/{turnId}',
  ...signedIn,
  request: {
    params: ConversationId.extend({
      turnId: z.uuid().openapi({ param: { name: 'turnId', in: 'path' } }),
    }),
    body: { required: true, content: { 'application/json': { schema: TurnChange } } },
  },
  responses: {
    204: { description: 'Rated' },
    400: refused('No rating'),
    401: refused('Not signed in'),
    404: refused('No such answer of this user'),
  },
});

/** `DELETE /api/conversations/{id}`: with its turns and photos; an answer under way is stopped. */
export const deleteConversation = createRoute({
  method: 'delete',
  path: '/api/conversations/{id}',
  ...signedIn,
  request: { params: ConversationId },
  responses: {
    204: { description: 'Deleted' },
    401: refused('Not signed in'),
    404: refused('No such conversation of this user'),
  },
});

/** `POST /api/conversations/{id}/stop`: stops the answer under way and keeps the part that is there. */
export const stopAnswer = createRoute({
  method: 'post',
  path: '/api/conversations/{id}/stop',
  ...signedIn,
  request: { params: ConversationId },
  responses: { 204: { description: 'Stopped, or nothing was under way' }, 401: refused('Not signed in') },
});
