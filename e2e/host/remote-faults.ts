import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';

/** The part of a remote's entry in the page that a fault can change. */
interface PageRemote {
  name: string;
  version: string;
  baseUrl: string;
  platform: string;
  integrity: Record<string, string>;
  manifest: unknown;
  fallback?: PageRemote;
}

/** One way to break a remote. */
export interface RemoteFault {
  name: string;
  /** Answers the request for a file of the remote; `false` leaves it to the server. */
  answer?: (route: Route, file: string) => Promise<unknown> | false;
  /** Changes the remote's entry in the server's answers. */
  resolve?: (remote: PageRemote) => PageRemote;
  /** The errors that the browser's console may print. */
  inConsole?: RegExp;
  /** The sentence that the user reads; the usual one unless it is given. */
  says?: string;
  /** True if no answer ever arrives, so that the test has to advance the page's clock. */
  endless?: true;
  /** True if the page notices it as it notices another of the list. */
  variation?: true;
}

const html = '<!doctype html><title>Portal</title><p>Entre na rede do hotel</p>';
const everything = (answer: (route: Route) => Promise<unknown>) => answer;
const tampered =
  (ending: RegExp, addition: string) =>
  (route: Route, file: string): Promise<unknown> | false =>
    ending.test(file) && tamper(route, addition);

/** The remote's files are missing. */
export const missingFiles: RemoteFault = {
  name: '404',
  answer: everything((route) => route.fulfill({ status: 404 })),
};

/** The remote loads, and its screen throws when React draws it. */
export const throwingScreen: RemoteFault = {
  ...brokenRelease(
    'an error when it draws',
    (name) => `var ${name}={init(){},get:async()=>()=>({routes:[{path:'*',element:{}}]})}`,
  ),
  inConsole: /React error #31/,
};

/** Every fault that a remote must survive. */
export const remoteFaults: readonly RemoteFault[] = [
  missingFiles,
  {
    name: '500',
    variation: true,
    answer: everything((route) => route.fulfill({ status: 500, body: 'Internal Server Error' })),
  },
  {
    name: 'HTML instead of scripts and styles',
    variation: true,
    answer: everything((route) => route.fulfill({ contentType: 'text/html', body: html })),
    inConsole: /valid digest|MIME type/,
  },
  {
    name: 'an empty object instead of its manifest',
    variation: true,
    resolve: (remote) => ({ ...remote, manifest: {} }),
  },
  {
    ...brokenRelease('an empty module', (name) => `var ${name}={init(){},get:async()=>()=>({})}`),
    variation: true,
  },
  { name: 'files that never arrive', answer: () => new Promise(() => undefined), endless: true },
  {
    ...brokenRelease('an error when it loads', () => `throw new Error('broken release')`),
    variation: true,
    inConsole: /broken release/,
  },
  throwingScreen,
  {
    name: 'another origin',
    resolve: (remote) => ({
      ...remote,
      version: 'elsewhere',
      baseUrl: `http://127.0.0.1:9${remote.baseUrl}`,
    }),
    inConsole: /Content Security Policy/,
  },
  {
    name: 'a changed entry',
    variation: true,
    answer: tampered(/^remoteEntry/, ';window.tampered=true'),
    inConsole: /valid digest/,
  },
  {
    name: 'a changed chunk',
    answer: tampered(/^(?!remoteEntry).*\.js$/, ';window.tampered=true'),
    inConsole: /valid digest/,
  },
  {
    name: 'a changed style',
    variation: true,
    answer: tampered(/\.css$/, 'body{display:none}'),
    inConsole: /valid digest/,
  },
  {
    name: 'a platform of the future',
    resolve: (remote) => ({ ...remote, version: 'future', platform: '^99.0.0' }),
    says: 'Esta parte da Andrômeda precisa de uma versão mais nova do sistema',
  },
];

/** A release that passes every hash check and is still broken. `entry` writes its script for a global name. */
export function brokenRelease(name: string, entry: (globalName: string) => string): RemoteFault {
  return {
    name,
    resolve: (remote) => ({
      ...remote,
      version: 'broken',
      baseUrl: `/remotes/${remote.name}/broken/`,
      integrity: { 'remoteEntry.js': sha384(entry(globalNameOf(remote.name))) },
      manifest: { ...(remote.manifest as object), exposes: [] },
    }),
    answer: (route) => {
      const [, remote = '', version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(route.request().url()) ?? [];
      if (version !== 'broken') return false;
      return route.fulfill({ contentType: 'text/javascript', body: entry(globalNameOf(remote)) });
    },
  };
}

/** Breaks remotes on a page, and repairs them. */
export interface RemoteSaboteur {
  break(remote: string, fault: RemoteFault): void;
  mend(remote: string): void;
}

export async function sabotage(page: Page): Promise<RemoteSaboteur> {
  const broken = new Map<string, RemoteFault>();
  await page.route(/\/remotes\/mfe-/, async (route) => {
    const [, remote = '', file = ''] = /\/remotes\/([^/]+)\/[^/]+\/(.+)$/.exec(route.request().url()) ?? [];
    const answered = broken.get(remote)?.answer?.(route, file);
    await (answered || route.continue());
  });
  const change = (list: PageRemote[]) =>
    list.map((remote) => broken.get(remote.name)?.resolve?.(remote) ?? remote);
  await page.route('**/remotes.json', async (route) => {
    // The whole list, even where the page has it already.
    const { 'if-none-match': _, ...headers } = route.request().headers();
    const answer = await route.fetch({ headers });
    await route.fulfill({ response: answer, json: { remotes: change((await answer.json()).remotes) } });
  });
  const written = /(<script type="application\/json" id="andromeda-page">)(.*?)(<\/script>)/s;
  await page.route(
    ({ pathname }) => !/[.]|^\/(api|auth|dev)\//.test(pathname),
    async (route) => {
      const rewritten = [...broken.values()].some(({ resolve }) => resolve);
      if (!rewritten || !route.request().isNavigationRequest()) return route.continue();
      const answer = await route.fetch();
      const body = (await answer.text()).replace(written, (_, open, config, close) => {
        const pageData = JSON.parse(config);
        return open + JSON.stringify({ ...pageData, remotes: change(pageData.remotes) }) + close;
      });
      await route.fulfill({ response: answer, body });
    },
  );
  return {
    break: (remote, fault) => void broken.set(remote, fault),
    mend: (remote) => void broken.delete(remote),
  };
}

async function tamper(route: Route, addition: string): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: (await answer.text()) + addition });
}

const globalNameOf = (remote: string) => remote.replaceAll('-', '_');
const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
