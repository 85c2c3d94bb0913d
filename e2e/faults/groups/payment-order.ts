import type { Check } from '../check.ts';
import { secondsUntil } from '../figures.ts';
import type { AttackedServer, Caller } from '../world.ts';
import { newestInvoice, openCheckout } from './payments.ts';

type Step = 'reembolsar' | 'renovar' | 'encerrar';
const ORDERS: readonly (readonly Step[])[] = [
  ['reembolsar', 'renovar', 'encerrar'],
  ['reembolsar', 'encerrar', 'renovar'],
  ['renovar', 'reembolsar', 'encerrar'],
  ['renovar', 'encerrar', 'reembolsar'],
  ['encerrar', 'reembolsar', 'renovar'],
  ['encerrar', 'renovar', 'reembolsar'],
];

/** Each button of the page of payments sends the provider's signed messages to the webhook. */
export const paymentOrder: Check = {
  name: 'out of order',
  promise:
    'A payment, its refund, a renewal and an end bring and take their credits once, in every order and all at once.',
  long: true,
  async run(world) {
    const product = await world.product();
    const wrong: string[] = [];
    for (const steps of ORDERS)
      for (const atOnce of [false, true]) {
        const difference = await differenceAfter(product, await product.newCaller(), steps, atOnce);
        if (difference !== 0) wrong.push(`${steps.join(', ')}${atOnce ? ' at once' : ''}: ${difference}`);
      }
    const figure = `${ORDERS.length} orders, each in turn and at once: ${wrong.length} wrong balances`;
    return { figure: [figure, ...wrong].join('; '), held: wrong.length === 0 };
  },
};

/** By how many credits the balance differs from what is recorded as paid, less the one refund. */
async function differenceAfter(
  product: AttackedServer,
  caller: Caller,
  steps: readonly Step[],
  atOnce: boolean,
): Promise<number> {
  const { page, credits, before } = await openCheckout(product, caller);
  await fetch(`${page}/pagar`, { method: 'POST', redirect: 'manual' });
  const ids = {
    reembolsar: await newestInvoice(product),
    renovar: await newestSubscription(product),
    encerrar: await newestSubscription(product),
  };
  const take = (step: Step) =>
    fetch(`${product.url}/dev/pagamentos/${ids[step]}/${step}`, { method: 'POST', redirect: 'manual' });
  if (atOnce) await Promise.all(steps.map(take));
  else for (const step of steps) await take(step);
  const expected = async () => {
    const answer = await product.asService(`/rest/v1/payments?user_id=eq.${caller.userId}&select=credits`);
    const paid: { credits: number }[] = await answer.json();
    return before - credits + paid.reduce((sum, payment) => sum + payment.credits, 0);
  };
  const hasEnded = async () =>
    (await (await caller.call('/api/subscription')).json()).subscription === null &&
    (await caller.credits()) === (await expected());
  await secondsUntil(hasEnded, 15);
  return (await caller.credits()) - (await expected());
}

/** The page lists the newest last. */
async function newestSubscription({ url }: AttackedServer): Promise<string> {
  const html = await (await fetch(`${url}/dev/pagamentos`)).text();
  return [...html.matchAll(/\/dev\/pagamentos\/(sub_\w+)\/encerrar/g)].at(-1)?.[1] ?? '';
}
