import { EventEmitter, on } from 'node:events';
import type { OrderEvent } from '../../../contract/order-events.ts';
import type { TokenVerifier, User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/**
 * How often a stream says that it is there, and asks whether its session is. What is known of a session may be 10 s old and is
 * then asked anew, so that a stream ends within 30 s of its session.
 */
const BEAT_MS = 5000;

type Deps = Pick<Services, 'orderEvents' | 'orderStreams' | 'clock'> & { verifier: TokenVerifier };

/**
 * What happens to the user's pictures from now on, and `alive` at once and every 5 s. It ends when the page has `left`, with
 * the user's session or token, and when the process stops. Throws `DomainError` where it may not begin.
 */
export function followOrders(
  { orderEvents, orderStreams, clock, verifier }: Deps,
  user: User,
  left: AbortSignal,
): AsyncGenerator<OrderEvent | 'alive'> {
  const { stopping, close } = orderStreams.open(user.userId);
  const over = new AbortController();
  const signal = AbortSignal.any([left, stopping, over.signal]);
  const source = new EventEmitter();
  const events = on(source, 'event', { signal }) as AsyncIterable<[OrderEvent | 'alive']>;
  const unsubscribe = orderEvents.subscribe(user.userId, (event) => source.emit('event', event));
  const leave = () => {
    unsubscribe();
    close();
  };
  // At once: a page that stopped reading never takes the next event, at which this would end otherwise.
  signal.addEventListener('abort', leave, { once: true });
  const beat = async () => {
    while (!signal.aborted) {
      source.emit('event', 'alive');
      await clock.sleep(BEAT_MS, signal);
      if (!(await verifier.verify(user.token))) over.abort();
    }
  };
  // A session that nobody can ask about ends the stream, too: the page opens another one.
  void beat().catch(() => over.abort());
  return (async function* () {
    try {
      for await (const [event] of events) yield event;
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      over.abort();
    }
  })();
}
