import { readFileSync } from 'node:fs';
import type { FromLoad, LoadPlan, ToLoad } from './plan.ts';
import { createRecord } from './record.ts';
import { sell } from './seller.ts';

// A process of its own, so that what the sellers cost is counted apart. It ends with the one that started it.
process.on('disconnect', () => process.exit());
// The client's stream listens for a browser that comes online again.
Object.assign(globalThis, { addEventListener: () => undefined, removeEventListener: () => undefined });

const record = createRecord();
let over = false;
const tell = (message: FromLoad) => void process.send?.(message);

process.on('message', (message: ToLoad) => {
  if (message.type === 'begin') void run(message.plan);
  if (message.type === 'measure') tell({ type: 'measured', measures: record.take() });
  if (message.type === 'stop') over = true;
});

async function run({ url, sellers, photo }: LoadPlan): Promise<void> {
  const file = new File([readFileSync(photo)], 'caneca.jpg', { type: 'image/jpeg' });
  await Promise.all(sellers.map((seller) => sell({ url, photo: file, record, isOver: () => over }, seller)));
  tell({ type: 'ended', measures: record.take(), orders: record.orders() });
}
