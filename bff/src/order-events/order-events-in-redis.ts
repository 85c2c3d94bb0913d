import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { OrderEvent } from '../../contract/order-events.ts';
import type { Logger } from '../logging/logger.ts';
import type { OrderEvents } from '../ports/order-events.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { createOrderEventsHere } from './order-events-here.ts';

export interface SharedOrderEvents {
  events: OrderEvents;
  /** Sends what was published already, and ends both connections. */
  close(): void;
}

/** One channel for all users: a few events a picture are less than a subscription for each page. */
const CHANNEL = 'andromeda:order-events';
const MEANWHILE = 'pages are told of pictures by this process alone';

/** `from` is the process that published it, whose own listeners know it already. */
const Message = z.object({ from: z.string(), userId: z.string(), event: OrderEvent });

/**
 * Order events that every process with the same Redis shares. While it does not answer, each process tells its own pages,
 * which one line of the log says; pages elsewhere read for themselves.
 */
export async function createOrderEventsInRedis(url: string, logger: Logger): Promise<SharedOrderEvents> {
  const from = randomUUID();
  const here = createOrderEventsHere(logger);
  const [sender, receiver] = await Promise.all([
    connectRedis(url, logger, MEANWHILE),
    // It subscribes again by itself whenever the connection comes back.
    connectRedis(url, { warn: () => undefined, info: () => undefined }, MEANWHILE),
  ]);
  receiver.on('message', (_channel, text) => {
    const message = Message.safeParse(parsed(text));
    // Another version of the product may know events that this one does not.
    if (message.success && message.data.from !== from) here.publish(message.data.userId, message.data.event);
  });
  const subscribe = () => receiver.subscribe(CHANNEL).catch(() => undefined);
  receiver.on('ready', subscribe);
  if (receiver.status === 'ready') await subscribe();
  return {
    events: {
      publish(userId, event) {
        here.publish(userId, event);
        const text = JSON.stringify({ from, userId, event });
        sender
          .publish(CHANNEL, text)
          .catch((err: unknown) => logger.debug({ err }, 'an order event went to this process alone'));
      },
      subscribe: here.subscribe,
    },
    close: () => {
      for (const connection of [receiver, sender]) connection.disconnect();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
