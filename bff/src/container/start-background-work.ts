import type { EmbeddedSupabase } from '../embedded/embedded-supabase.ts';
import type { Environment } from '../environment.ts';
import { type OrderWorker, startOrderWorker } from '../services/orders/order-worker.ts';
import type { Services } from '../services/services.ts';
import { keepBackups } from './keep-backups.ts';
import { makeExports } from './make-exports.ts';
import { startChores } from './start-chores.ts';

/** What goes on without a request. */
export interface BackgroundWork {
  /** Takes no more orders from the durable queue. */
  stopTaking(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the orders of the durable queue, backups, chores and users' exports. */
export async function startBackgroundWork(
  environment: Environment,
  embedded: EmbeddedSupabase | null,
  services: Services,
  picturesAtOnce: number,
): Promise<BackgroundWork> {
  const stopBackups =
    embedded && !environment.DATABASE_URL ? await keepBackups(environment, embedded, services) : null;
  const stopChores = startChores(services);
  const stopExports = makeExports(services);
  const worker = startWorker(environment, services, picturesAtOnce);
  const stopTaking = async () => {
    await worker?.stop();
  };
  return {
    stopTaking,
    async close() {
      await stopTaking();
      await stopBackups?.();
      await stopChores();
      await stopExports();
    },
  };
}

/** Makes the pictures of the durable queue, unless other processes do. */
function startWorker({ ROLE }: Environment, services: Services, atOnce: number): OrderWorker | null {
  const { orders } = services;
  return orders && ROLE !== 'web' ? startOrderWorker({ ...services, orders }, { atOnce }) : null;
}
