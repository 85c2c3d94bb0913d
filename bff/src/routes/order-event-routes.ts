import { followOrders as followDefinition } from '../../contract/routes/generation-routes.ts';
import { answerEvents, eventOf } from '../http/answer-events.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { TokenVerifier } from '../ports/user.ts';
import { followOrders } from '../services/generation/follow-orders.ts';
import type { Services } from '../services/services.ts';

/** A comment: it tells the page, and every proxy, that the stream is still there. */
const ALIVE = ': alive\n\n';

/** What happens to the user's pictures, as it happens. `verifier` says whether the user's session is still open. */
export function orderEventRoutes(services: Services, verifier: TokenVerifier) {
  return newRoutes().openapi(followDefinition, (c) => {
    // Nobody reads a stream by HEAD, and it would keep a place of the user's streams.
    if (c.req.method === 'HEAD') return answerEvents(c, async () => undefined) as never;
    const left = new AbortController();
    const events = followOrders({ ...services, verifier }, c.var.user, left.signal);
    return answerEvents(c, async (out) => {
      out.onAbort(() => left.abort());
      for await (const event of events) await out.write(event === 'alive' ? ALIVE : eventOf(event));
    }) as never;
  });
}
