import { createRoute } from '@hono/zod-openapi';
import { ChatEvent, ChatRequest } from '../assistant.ts';
import { refused, signedIn } from './answers.ts';

/** `POST /api/chat`: the assistant's answer as it is written, by server-sent events. It costs no credits. */
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
    429: refused('Too many questions at once'),
    502: refused('The provider failed before its first word'),
  },
});
