import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeRemote } from '../../host/changed-remote.ts';
import { runRelease } from '../../host/release-cli.ts';
import type { Group } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import type { AttackedServer } from '../world.ts';
import { canaryAttack, strangersReport } from './canary-attacks.ts';

export const releases: Group = {
  name: 'releases',
  checks: [
    {
      name: 'without a token',
      promise:
        'Nobody publishes, promotes or previews a remote, or ends a preview, without a token of the deployment.',
      async run(world) {
        const { url, newCaller } = await world.product();
        const { token } = await newCaller();
        const bearers = [undefined, 'Bearer ', 'Bearer invented', `Bearer ${token}`];
        const paths = ['versions', 'changes', 'previews'].map((path) => `/api/remotes/mfe-library/${path}`);
        const calls = [
          ...paths.map((path) => [path, { method: 'POST', body: '{}' }] as const),
          ['/api/remotes/mfe-library/previews?version=1', { method: 'DELETE' }] as const,
          ['/api/remote-previews', {}] as const,
        ];
        const statuses = await Promise.all(
          calls.flatMap(([path, call]) =>
            bearers.map(async (authorization) => {
              const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
              return (await fetch(url + path, { ...call, headers })).status;
            }),
          ),
        );
        return {
          figure: `${statuses.length} attempts: ${tell(countOf(statuses))}`,
          held: statuses.every((status) => status === 401 || status === 403),
        };
      },
    },
    {
      name: 'a changed file',
      promise:
        'A release in which one file was changed after its build is refused, and users keep the version before.',
      long: true,
      async run(world) {
        const product = await world.product();
        const visitor = await newVisitor(product);
        const before = await versionsOf(product, visitor);
        const { folder } = changeRemote('mfe-library', 'flt1', ['Biblioteca', 'Estante']);
        appendFileSync(join(folder, 'remoteEntry.js'), ';window.tampered = true');
        const { code, output } = await runRelease(product, 'mfe-library', '--from', folder);
        const moved = movedIn(before, await versionsOf(product, visitor));
        return {
          figure: `ended with ${code}, ${moved.length} versions moved`,
          held: code !== 0 && output.includes('o hash não confere') && moved.length === 0,
        };
      },
    },
    strangersReport,
    canaryAttack,
  ],
};

interface Served {
  name: string;
  version: string;
}

/** The cookies of somebody whom a canary always serves, or never: every ask without them is another visitor. */
async function newVisitor({ url }: AttackedServer): Promise<string> {
  const { headers } = await fetch(`${url}/remotes.json`);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function versionsOf({ url }: AttackedServer, visitor: string): Promise<Served[]> {
  return (await (await fetch(`${url}/remotes.json`, { headers: { cookie: visitor } })).json()).remotes;
}

const movedIn = (before: readonly Served[], after: readonly Served[]) =>
  before.filter(({ name, version }) => after.find((one) => one.name === name)?.version !== version);
