import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { StreamingApi } from 'hono/utils/stream';

/** Answers with server-sent events, which `write` sends; nothing on the way may keep or hold them. */
export function answerEvents(c: Context, write: (out: StreamingApi) => Promise<void>): Response {
  c.header('content-type', 'text/event-stream; charset=utf-8');
  c.header('cache-control', 'no-store');
  // Otherwise proxies would buffer the stream.
  c.header('x-accel-buffering', 'no');
  return stream(c, write);
}

/** One event as it is sent. */
export const eventOf = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
