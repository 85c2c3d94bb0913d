import { z } from '@hono/zod-openapi';

/** One turn of a conversation. */
export const ChatMessage = z
  .object({ role: z.enum(['user', 'assistant']), content: z.string().max(8000) })
  .openapi('ChatMessage');
export type ChatMessage = z.infer<typeof ChatMessage>;

/** `POST /api/chat`: the conversation so far; its last turn is the person's. */
export const ChatRequest = z.object({ messages: z.array(ChatMessage).min(1).max(60) }).openapi('ChatRequest');
export type ChatRequest = z.infer<typeof ChatRequest>;

/**
 * One event of the answer's stream, as JSON after `data: `: a piece of the text, the end, or a failure after which
 * nothing more comes.
 */
export const ChatEvent = z
  .union([
    z.object({ delta: z.string() }),
    z.object({ done: z.literal(true), demonstration: z.boolean() }),
    z.object({ failed: z.literal(true) }),
  ])
  .openapi('ChatEvent');
export type ChatEvent = z.infer<typeof ChatEvent>;
