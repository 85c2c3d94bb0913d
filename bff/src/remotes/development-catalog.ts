import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RemoteDescription } from '../../contract/page-config.ts';
import { type CatalogEntry, describeRemote, Manifest } from './describe-remote.ts';
import type { RemoteCatalog } from './remote-catalog.ts';

/** App name to the origin of its development server, such as `http://127.0.0.1:3114`. */
export type DevelopmentServers = Readonly<Record<string, string>>;

/** A development server starts beside this one: for so long a page waits for its first answer. */
const STARTING_MS = 30_000;
const LOOK_AGAIN_MS = 50;

/**
 * The catalog of `pnpm dev`: apps that have a development server come from there, as they are now and without
 * hashes, all others from `built`, the shell among them. A page waits for a server that
 * is still starting; one that does not answer after that leaves its remote out.
 */
export function createDevelopmentCatalog(
  root: string,
  servers: DevelopmentServers,
  built: RemoteCatalog,
  startingMs = STARTING_MS,
): RemoteCatalog {
  const startedBy = performance.now() + startingMs;
  const started = new Set<string>();
  const read = async (name: string) => {
    for (;;) {
      const entry = await readServed(root, name, servers[name] ?? '');
      if (entry) started.add(name);
      if (entry || started.has(name) || performance.now() >= startedBy) return entry;
      await wait(LOOK_AGAIN_MS);
    }
  };
  return {
    ...built,
    async entries() {
      const others = (await built.entries()).filter(({ remote }) => !(remote.name in servers));
      const names = Object.keys(servers).filter((name) => name !== 'shell');
      const served = await Promise.all(names.map(read));
      return [...others, ...served.filter((entry) => entry !== null)];
    },
    async shellPage() {
      if (!servers.shell) return built.shellPage();
      const answer = await fetch(`${servers.shell}/page.html`, { signal: AbortSignal.timeout(30_000) });
      return { version: 'dev', html: await answer.text(), parts: new Map(), screens: new Map(), frame: null };
    },
  };
}

/** What a remote's `remote.json` says now. */
export function readWritten(root: string, name: string): RemoteDescription {
  const description = JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8'));
  return RemoteDescription.parse({ ...description, version: 'dev', platform: '*' });
}

async function readServed(root: string, name: string, origin: string): Promise<CatalogEntry | null> {
  try {
    const answer = await fetch(`${origin}/mf-manifest.json`, { signal: AbortSignal.timeout(30_000) });
    const manifest = Manifest.parse(await answer.json());
    return describeRemote(readWritten(root, name), {}, manifest, `${origin}/`);
  } catch {
    return null;
  }
}
