import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeRemote } from '../../host/changed-remote.ts';
import { runRelease } from '../../host/release-cli.ts';
import type { Group } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import type { AttackedServer } from '../world.ts';

export const releases: Group = {
  name: 'releases',
  checks: [
    {
      name: 'without a token',
      promise: 'Nobody publishes, promotes or previews a remote without a token of the deployment.',
      async run(world) {
        const { url, newCaller } = await world.product();
        const { token } = await newCaller();
        const bearers = [undefined, 'Bearer ', 'Bearer invented', `Bearer ${token}`];
        const paths = ['versions', 'changes', 'previews'].map((path) => `/api/remotes/mfe-library/${path}`);
        const statuses = await Promise.all(
          paths.flatMap((path) =>
            bearers.map(async (authorization) => {
              const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
              return (await fetch(url + path, { method: 'POST', headers, body: '{}' })).status;
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
    {
      name: 'attack on a canary',
      promise: 'Failures of a canary that people report who were never served it do not take it back.',
      long: true,
      async run(world) {
        const product = await world.product();
        const { folder, version } = changeRemote('mfe-library', 'flt2', ['Biblioteca', 'Estante']);
        const released = await runRelease(product, 'mfe-library', '--from', folder, '--canary', '50');
        const remote = 'mfe-library';
        const statuses = await Promise.all(
          Array.from({ length: 120 }, () => report(product, { remote, version, kind: 'load_failed' })),
        );
        // Reports are gathered for some seconds before they are weighed.
        await new Promise((settle) => setTimeout(settle, 15_000));
        const { output } = await runRelease(product, 'status', remote);
        const stands = output.includes(version);
        return {
          figure: `release ended with ${released.code}; ${statuses.length} reports: ${tell(countOf(statuses))}; the canary ${stands ? 'stands' : 'is gone'}`,
          held: released.code === 0 && stands && statuses.every((status) => status === 204 || status === 429),
        };
      },
    },
    {
      name: 'reports of strangers',
      promise: 'Failures that strangers report move no release.',
      async run(world) {
        const product = await world.product();
        const visitor = await newVisitor(product);
        const before = await versionsOf(product, visitor);
        const statuses = await Promise.all(
          Array.from({ length: 60 }, (_, at) => {
            const { name: remote = '', version = '' } = before[at % before.length] ?? {};
            return report(product, { remote, version, kind: at % 2 ? 'load_failed' : 'render_failed' });
          }),
        );
        const moved = movedIn(before, await versionsOf(product, visitor));
        return {
          figure: `${statuses.length} reports: ${tell(countOf(statuses))}, ${moved.length} versions moved`,
          held: moved.length === 0 && before.length > 0 && statuses.every((status) => status === 204),
        };
      },
    },
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

async function report({ url }: AttackedServer, event: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/remote-events`, { method: 'POST', headers, body: JSON.stringify([event]) }))
    .status;
}
