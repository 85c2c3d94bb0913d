import { z } from '@hono/zod-openapi';
import { LONGEST_CONVERSATION_TITLE, LONGEST_QUESTION } from './browser/limits.ts';
import { ErrorCode } from './errors.ts';

/** One turn of a conversation, as the provider receives it. `photoId` names a photo that went with the words. */
export const ChatMessage = z
  .object({
    role: z.enum(['user', 'assistant']),
    content: z.string().max(LONGEST_QUESTION),
    photoId: z.uuid().optional(),
  })
  .openapi('ChatMessage');
export type ChatMessage = z.infer<typeof ChatMessage>;

/**
 * `POST /api/chat`: the conversation so far; its last turn is the user's. The ids are made by the browser; a turn
 * that was asked before is answered again. One that was `edited` takes its new words, and the turns after it go.
 * Without ids the question begins a conversation of its own.
 */
export const ChatRequest = z
  .object({
    messages: z.array(ChatMessage).min(1).max(60),
    conversationId: z.uuid().optional(),
    turnId: z.uuid().optional(),
    edited: z.boolean().optional(),
  })
  .openapi('ChatRequest');
export type ChatRequest = z.infer<typeof ChatRequest>;

/**
 * One event of the answer's stream, as JSON after `data: `: a piece of the text; that the question is kept; the
 * end (`saved` is false where the answer could not be kept, `end` says why it ended before its time); that it was stopped; or a
 * failure after which nothing more comes, with its reason.
 */
export const ChatEvent = z
  .union([
    z.object({ delta: z.string() }),
    z.object({ kept: z.literal(true) }),
    z.object({
      done: z.literal(true),
      demonstration: z.boolean(),
      saved: z.boolean(),
      end: z.enum(['cut', 'filtered']).optional(),
    }),
    z.object({ stopped: z.literal(true) }),
    z.object({ failed: z.literal(true), code: ErrorCode.optional() }),
  ])
  .openapi('ChatEvent');
export type ChatEvent = z.infer<typeof ChatEvent>;

/** A photo beside a question. `thumbnail` is a `data:` address of at most 256 px. */
export const ChatPhoto = z.object({ id: z.uuid(), thumbnail: z.string() }).openapi('ChatPhoto');
export type ChatPhoto = z.infer<typeof ChatPhoto>;

/** What the user thought of an answer; null removes it. */
export const AnswerRating = z.enum(['good', 'bad']).nullable();
export type AnswerRating = z.infer<typeof AnswerRating>;

/** `PATCH /api/conversations/{id}/turns/{turnId}`: rates its answer. */
export const TurnChange = z.object({ rating: AnswerRating }).openapi('TurnChange');
export type TurnChange = z.infer<typeof TurnChange>;

/**
 * A question and what became of it. While it is `answering` somebody writes at it, and `answer` holds the text so
 * far; `stopped`, `cut` (at the limit of its length) and `filtered` (by the service) keep the part that was there.
 */
export const ConversationTurn = z
  .object({
    id: z.uuid(),
    question: z.string(),
    photo: ChatPhoto.nullable(),
    answer: z.string(),
    state: z.enum(['answering', 'ready', 'cut', 'filtered', 'stopped', 'failed']),
    rating: AnswerRating.optional(),
  })
  .openapi('ConversationTurn');
export type ConversationTurn = z.infer<typeof ConversationTurn>;

export const ConversationSummary = z
  .object({ id: z.uuid(), title: z.string(), updatedAt: z.iso.datetime() })
  .openapi('ConversationSummary');
export type ConversationSummary = z.infer<typeof ConversationSummary>;

/** `PATCH /api/conversations/{id}`: another title; its place in the list stays. */
export const ConversationChange = z
  .object({ title: z.string().trim().min(1).max(LONGEST_CONVERSATION_TITLE) })
  .openapi('ConversationChange');
export type ConversationChange = z.infer<typeof ConversationChange>;

/** `GET /api/conversations?page=&search=`: the one spoken in last comes first, 30 a page. */
export const ConversationPage = z
  .object({ conversations: z.array(ConversationSummary), page: z.int().min(1), hasMore: z.boolean() })
  .openapi('ConversationPage');
export type ConversationPage = z.infer<typeof ConversationPage>;

/** `GET /api/conversations/{id}`: its latest turns, in order. */
export const Conversation = ConversationSummary.extend({ turns: z.array(ConversationTurn) }).openapi(
  'Conversation',
);
export type Conversation = z.infer<typeof Conversation>;
