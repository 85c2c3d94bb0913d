/**
 * A process that works on orders, for tests that kill it: `took` is written for each picture that it begins. Its arguments
 * are the project's address and keys, and how long a picture takes.
 */
import { createSupabaseClients } from '../data/supabase-clients.ts';
import { startOrderWorker } from '../services/orders/order-worker.ts';
import { createOrderServices } from './order-services.ts';

/** Tests kill more workers of one order than an operator does. */
const MOST_LEASES = 1000;

const [url = '', publishableKey = '', secretKey = '', pictureMs = '0'] = process.argv.slice(2);
const services = createOrderServices(createSupabaseClients({ url, publishableKey, secretKey }), MOST_LEASES);
const { changeBackgroundColor } = services.provider;
services.provider.changeBackgroundColor = async (input) => {
  process.stdout.write('took\n');
  await services.clock.sleep(Number(pictureMs), input.signal);
  return changeBackgroundColor(input);
};
const worker = startOrderWorker(services, { atOnce: 1, leaseSeconds: 1 });
process.stdout.write('ready\n');
process.on('SIGTERM', async () => {
  await worker.stop();
  await services.openWork.drain(0);
  process.exit(0);
});
// Its test may have ended without it.
process.on('disconnect', () => process.exit(1));
