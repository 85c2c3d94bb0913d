import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { changeRemote } from '../../host/changed-remote.ts';
import { runRelease } from '../../host/release-cli.ts';
import type { Check } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import type { AttackedServer, Caller } from '../world.ts';

const REMOTE = 'mfe-library';
/** So many users' failures take a canary back. */
const ENOUGH = 5;
/** Fewer failures than the product counts of one address. */
const STRANGERS = 20;
const MOST_CALLERS = 40;

export const strangersReport: Check = {
  name: 'reports of strangers',
  promise: 'Failures that strangers report, each page under another name, take no canary back.',
  async run(world) {
    const product = await world.product();
    const canary = await openCanary(product, 'flt2');
    const names = await Promise.all(Array.from({ length: STRANGERS }, () => strangerOf(product)));
    const statuses = await Promise.all(
      ['', ...names].flatMap((cookie) =>
        (['load_failed', 'render_failed'] as const).map((kind) => report(product, canary, cookie, kind)),
      ),
    );
    const stands = await isCanary(product, canary);
    await runRelease(product, 'rollback', REMOTE);
    return {
      figure: `${tell(countOf(statuses))} for ${STRANGERS + 1} strangers; the canary ${stands ? 'stands' : 'is gone'}`,
      held: stands && new Set(names).size === STRANGERS && statuses.every((status) => status === 204),
    };
  },
};

export const canaryAttack: Check = {
  name: 'attack on a canary',
  promise:
    'Failures of users who were never served a canary do not take it back, nor do those of one who was, however many; those of five who were do.',
  long: true,
  async run(world) {
    const product = await world.ownProduct();
    const canary = await openCanary(product, 'flt3');
    const [inside, outside] = await usersOfBoth(product, canary);
    const statuses: number[] = [];
    const failFor = async (cookies: readonly string[], times: number) => {
      for (let time = 0; time < times; time++)
        for (const cookie of cookies) statuses.push(await report(product, canary, cookie, 'load_failed'));
      return isCanary(product, canary);
    };
    const standsOutside = await failFor(outside, 2);
    const standsOne = await failFor(inside.slice(0, 1), STRANGERS);
    const standsFive = await failFor(inside, 1);
    await product.dispose();
    const word = (stands: boolean) => (stands ? 'stands' : 'is gone');
    return {
      figure: `${outside.length} users outside it: it ${word(standsOutside)}; one inside, ${STRANGERS} times: it ${word(standsOne)}; ${inside.length} inside: it ${word(standsFive)}; ${tell(countOf(statuses))}`,
      held: standsOutside && standsOne && !standsFive && statuses.every((status) => status === 204),
    };
  },
};

/** Shows another build of a remote to half of its users, and answers its version. */
async function openCanary(product: AttackedServer, mark: string): Promise<string> {
  const { folder, version } = changeRemote(REMOTE, mark, ['Biblioteca', 'Estante']);
  const { code, output } = await runRelease(product, REMOTE, '--from', folder, '--canary', '50');
  rmSync(dirname(folder), { recursive: true, force: true });
  if (code !== 0 || !(await isCanary(product, version)))
    throw new Error(`there is no canary: ${output.slice(-200)}`);
  return version;
}

async function isCanary(product: AttackedServer, version: string): Promise<boolean> {
  const { output } = await runRelease(product, 'status', REMOTE);
  return new RegExp(`canário\\s+${version.replaceAll('.', '\\.')}\\s`).test(output);
}

/** The cookies of somebody who opens a page: every page without cookies is another visitor. */
async function strangerOf({ url }: AttackedServer): Promise<string> {
  return cookiesOf(await fetch(`${url}/remotes.json`));
}

/** The cookies of users whom the canary serves, enough to take it back, and of as many whom it does not. */
async function usersOfBoth(product: AttackedServer, canary: string): Promise<[string[], string[]]> {
  const [inside, outside]: [string[], string[]] = [[], []];
  for (let made = 0; made < MOST_CALLERS && Math.min(inside.length, outside.length) < ENOUGH; made++) {
    const cookie = await nameOf(await product.newCaller());
    const served = await fetch(`${product.url}/remotes.json`, { headers: { cookie } });
    const { remotes } = (await served.json()) as { remotes: { name: string; version: string }[] };
    const isServed = remotes.some(({ name, version }) => name === REMOTE && version === canary);
    (isServed ? inside : outside).push(cookie);
  }
  return [inside.slice(0, ENOUGH), outside.slice(0, ENOUGH)];
}

/** The cookies by which the product knows a user's browser. */
const nameOf = async ({ call }: Caller) => cookiesOf(await call('/api/credits'));

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

async function report({ url }: AttackedServer, version: string, cookie: string, kind: string) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const body = JSON.stringify([{ remote: REMOTE, version, kind, ms: 100 }]);
  return (await fetch(`${url}/api/remote-events`, { method: 'POST', headers, body })).status;
}
