import type { Group } from '../check.ts';
import { secondsUntil, shareOfCore } from '../figures.ts';
import { requestPicture } from '../request-picture.ts';
import type { AttackedServer, Caller } from '../world.ts';
import { publicAddress } from './public-address.ts';

const ROWS = 20;
/** From a hang of the database to its next answer, on cores that nobody else uses. */
const BACK_SECONDS = 5;

export const server: Group = {
  name: 'server',
  checks: [
    publicAddress,
    {
      name: 'killed',
      promise: 'A server that is killed has, at its next start, everything that it acknowledged.',
      async run(world) {
        const first = await world.ownProduct();
        const caller = await first.newCaller();
        const names = Array.from({ length: ROWS }, (_, row) => `Ana ${row}`);
        let acknowledged = '';
        for (const fullName of names) if (await rename(caller, fullName)) acknowledged = fullName;
        await first.kill();
        const second = await world.ownProduct({ dataDir: first.dataDir });
        const answer = await fetch(`${second.url}/api/profile`, {
          headers: { authorization: `Bearer ${caller.token}` },
        });
        const { fullName } = await answer.json();
        await second.dispose();
        return {
          figure: `${ROWS} changes acknowledged, the last one is ${fullName === acknowledged ? 'there' : `lost (${fullName})`}`,
          held: acknowledged === names.at(-1) && fullName === acknowledged,
        };
      },
    },
    {
      name: 'SIGTERM',
      promise:
        'A server that is asked to stop says so on /readyz first, finishes the picture that it makes, and ends with 0.',
      async run(world) {
        const product = await world.ownProduct({ env: { STOP_GRACE_SECONDS: '2' } });
        const [caller, photo] = [await product.newCaller(), await world.photo()];
        const picture = requestPicture(caller, photo);
        await secondsUntil(async () => (await caller.credits()) === 4, 10);
        const began = performance.now();
        const stopped = product.stop();
        const refused = await secondsUntil(
          async () => (await fetch(`${product.url}/readyz`)).status === 503,
          2,
        );
        const [{ status }, code] = [await picture, await stopped];
        const seconds = (performance.now() - began) / 1000;
        return {
          figure: `/readyz 503 after ${refused?.toFixed(1) ?? '> 2'} s, picture ${status}, ended with ${code} after ${seconds.toFixed(1)} s`,
          held: refused !== null && status === 200 && code === 0,
        };
      },
    },
    {
      name: 'hung database',
      promise:
        'A database that hangs serves again within five seconds, with what it acknowledged, and the product is ready by itself.',
      async run(world) {
        const product = await world.ownProduct();
        const caller = await product.newCaller();
        await rename(caller, 'Ana Guardada');
        const share = shareOfCore();
        await hang(product, caller);
        const began = performance.now();
        let fullName = '';
        const read = async () => {
          const signal = AbortSignal.timeout(Math.round(1000 / share));
          const answer = await caller.call('/api/profile', { signal });
          if (answer.ok) ({ fullName } = await answer.json());
          return answer.ok;
        };
        await secondsUntil(async () => !(await read().catch(() => false)), 10);
        await secondsUntil(read, Math.max(40, (2 * BACK_SECONDS) / share));
        const back = (performance.now() - began) / 1000;
        await secondsUntil(async () => (await fetch(`${product.url}/readyz`)).ok, 10);
        const ready = (performance.now() - began) / 1000;
        const limit = BACK_SECONDS / Math.min(share, shareOfCore());
        await product.dispose();
        return {
          figure: `serves again after ${back.toFixed(1)} s of ${limit.toFixed(1)}, ready after ${ready.toFixed(1)} s`,
          held: back <= limit && fullName === 'Ana Guardada',
        };
      },
    },
  ],
};

async function rename({ call }: Caller, fullName: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  return (await call('/api/profile', { method: 'PATCH', headers, body: JSON.stringify({ fullName }) })).ok;
}

/** Sends the database a comparison that would take it years; answers at once. */
async function hang({ asService }: AttackedServer, { userId }: Caller): Promise<void> {
  const row = {
    user_id: userId,
    operation_type: 'add_text',
    model_used: 'hang',
    prompt: `${'ab'.repeat(300)}c`,
  };
  await asService('/rest/v1/token_usage', { method: 'POST', body: JSON.stringify(row) });
  const pattern = encodeURIComponent('^(.+)(.+)(.+)\\1\\3\\2$');
  void asService(`/rest/v1/token_usage?select=id&prompt=match.${pattern}`).catch(() => undefined);
}
