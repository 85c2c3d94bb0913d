import { createHmac } from 'node:crypto';
import type { Group } from '../check.ts';
import { countOf, secondsUntil, tell } from '../figures.ts';
import type { AttackedServer, Caller } from '../world.ts';

export const payments: Group = {
  name: 'payments',
  checks: [
    {
      name: 'paid five times at once',
      promise: 'A payment page that is paid five times at once brings its credits once.',
      async run(world) {
        const product = await world.product();
        const caller = await product.newCaller();
        const { page, credits, before } = await openCheckout(product, caller);
        await Promise.all(
          Array.from({ length: 5 }, () => fetch(`${page}/pagar`, { method: 'POST', redirect: 'manual' })),
        );
        await secondsUntil(async () => (await caller.credits()) > before, 20);
        const gained = (await caller.credits()) - before;
        return { figure: `${gained} credits for a plan of ${credits}`, held: gained === credits };
      },
    },
    {
      name: 'somebody else’s, invented and unpaid sessions',
      promise: 'Only a paid session of one’s own is confirmed.',
      async run(world) {
        const product = await world.product();
        const [ana, bia] = [await product.newCaller(), await product.newCaller()];
        const { page, sessionId } = await openCheckout(product, ana);
        const confirm = async ({ call }: Caller, id: string) => (await call(`/api/checkout/${id}`)).status;
        const unpaid = await confirm(ana, sessionId);
        await fetch(`${page}/pagar`, { method: 'POST', redirect: 'manual' });
        const statuses = [unpaid, await confirm(ana, 'cs_inventada'), await confirm(bia, sessionId)];
        const own = await confirm(ana, sessionId);
        return {
          figure: `${tell(countOf(statuses))}; one’s own ${own}`,
          held: statuses.every((status) => status === 404) && own === 200,
        };
      },
    },
    {
      name: 'refunded',
      promise: 'A refunded payment takes its credits back, once, however often the provider says so.',
      async run(world) {
        const product = await world.product();
        const caller = await product.newCaller();
        const { page, before, credits } = await openCheckout(product, caller);
        await fetch(`${page}/pagar`, { method: 'POST', redirect: 'manual' });
        await secondsUntil(async () => (await caller.credits()) === before + credits, 20);
        const { subscription } = await (await caller.call('/api/subscription')).json();
        const invoice = await newestInvoice(product);
        for (const _ of [1, 2, 3])
          await fetch(`${product.url}/dev/pagamentos/${invoice}/reembolsar`, {
            method: 'POST',
            redirect: 'manual',
          });
        await secondsUntil(async () => (await caller.credits()) === before, 20);
        const left = await caller.credits();
        return {
          figure: `${before} before, ${left} after; the plan ${subscription ? 'was' : 'was not'} there`,
          held: left === before && subscription !== null,
        };
      },
    },
    {
      name: 'forged messages',
      promise: 'A message that the provider did not sign changes nothing.',
      async run(world) {
        const product = await world.product();
        const caller = await product.newCaller();
        const body = JSON.stringify({
          id: 'evt_forjado',
          object: 'event',
          type: 'invoice.paid',
          created: Math.floor(Date.now() / 1000),
          data: { object: { id: 'in_forjada', metadata: { user_id: caller.userId, plan_id: 'master' } } },
        });
        const time = Math.floor(Date.now() / 1000);
        const forged = createHmac('sha256', 'whsec_errado').update(`${time}.${body}`).digest('hex');
        const signatures = ['', 't=1,v1=00', `t=${time},v1=${forged}`];
        const statuses = await Promise.all(
          signatures.map(async (signature) => {
            const headers = { 'stripe-signature': signature };
            return (await fetch(`${product.url}/webhooks/stripe`, { method: 'POST', headers, body })).status;
          }),
        );
        const left = await caller.credits();
        return {
          figure: `${tell(countOf(statuses))}, ${left} of 5 credits left`,
          held: statuses.every((status) => status === 400) && left === 5,
        };
      },
    },
  ],
};

/** Opens the payment page of the cheapest plan. */
export async function openCheckout({ url }: AttackedServer, { call, credits: balance }: Caller) {
  const { plans } = await (await fetch(`${url}/api/plans`)).json();
  const [{ priceId, credits }] = plans as [{ priceId: string; credits: number }];
  const answer = await call('/api/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ priceId }),
  });
  const page = new URL((await answer.json()).url, url).href;
  return { page, sessionId: page.split('/').at(-1) ?? '', credits, before: await balance() };
}

/** The page of the payments of this machine lists the newest last. */
export async function newestInvoice({ url }: AttackedServer): Promise<string> {
  const html = await (await fetch(`${url}/dev/pagamentos`)).text();
  return [...html.matchAll(/\/dev\/pagamentos\/(in_\w+)\/reembolsar/g)].at(-1)?.[1] ?? '';
}
