import { createCreditLedger } from '../data/credit-ledger.ts';
import { createGenerationLog } from '../data/generation-log.ts';
import { createImageLibrary } from '../data/image-library.ts';
import { createPictureOrders } from '../data/picture-orders.ts';
import { createPictureStore } from '../data/picture-store.ts';
import type { SupabaseClients } from '../data/supabase-clients.ts';
import type { PictureOrders } from '../ports/picture-orders.ts';
import { createHeldOrders } from '../services/batch/held-orders.ts';
import { createFairQueue } from '../services/generation/fair-queue.ts';
import { createIntake } from '../services/generation/intake.ts';
import { createQueuePlaces } from '../services/generation/queue-places.ts';
import { createOpenWork } from '../services/paid-request/open-work.ts';
import type { Services } from '../services/services.ts';
import { systemClock } from '../system/system-clock.ts';
import { createTestServices, type TestServices } from './test-services.ts';

/** Services of one process whose requests for pictures wait in a database, with the image provider of tests. */
export type OrderServices = Services & Pick<TestServices, 'provider' | 'logged'> & { orders: PictureOrders };

/** `mostLeases`: how many workers an order may end before it is given up. */
export function createOrderServices(clients: SupabaseClients, mostLeases?: number): OrderServices {
  const clock = systemClock;
  const services = createTestServices();
  const queue = createFairQueue({ concurrency: 4, clock });
  const openWork = createOpenWork(clock);
  const orders = createPictureOrders(clients, mostLeases);
  return {
    ...services,
    ledger: createCreditLedger(clients),
    generationLog: createGenerationLog(clients),
    library: createImageLibrary(clients),
    pictures: createPictureStore(clients, { signsAddresses: false }),
    orders,
    endedOrders: orders,
    intake: createIntake(clock),
    queue,
    queuePlaces: createQueuePlaces({ ...services, queue, orders, clock }),
    openWork,
    heldOrders: createHeldOrders(openWork.closing),
    clock,
  };
}
