import { stream } from 'hono/streaming';
import { answerChat as definition } from '../../contract/routes/assistant-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { answerChat } from '../services/assistant/answer-chat.ts';
import type { Services } from '../services/services.ts';

const BODY_BYTES = 512 * 1024;

/** The assistant's answers, sent on piece by piece as they come. */
export function assistantRoutes(services: Services) {
  const routes = newRoutes();
  routes.post(definition.path, limitRate(30, 60), limitBody(BODY_BYTES));
  return routes.openapi(definition, async (c) => {
    const { messages } = c.req.valid('json');
    const left = new AbortController();
    const events = await answerChat(services, c.var.person, messages, left.signal);
    c.header('content-type', 'text/event-stream; charset=utf-8');
    c.header('cache-control', 'no-store');
    // Proxies would wait for more.
    c.header('x-accel-buffering', 'no');
    return stream(c, async (out) => {
      out.onAbort(() => left.abort());
      for await (const event of events) await out.write(`data: ${JSON.stringify(event)}\n\n`);
    }) as never;
  });
}
