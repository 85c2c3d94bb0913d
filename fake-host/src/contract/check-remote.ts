import './nonce.ts';
import * as designSystem from '@andromeda/design-system';
import '@andromeda/design-system/foundations.css';
import * as platform from '@andromeda/platform';
import {
  checkDescription,
  checkScreen,
  contractStates,
  isRoutes,
  type RemoteSelfDescription,
  servedAddresses,
} from '@andromeda/platform/testing/browser';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** The page's input: the remote's description and the address of its federation manifest. */
interface BuiltRemote {
  description: RemoteSelfDescription;
  manifestUrl: string;
}

/** The page's result, on `window`: how many checks ran, and which broke the contract. */
interface Verdict {
  checks: number;
  complaints: string[];
}

declare global {
  interface Window {
    verdict?: Verdict;
  }
}

// Federation shares only the libraries that the page uses; otherwise a remote would run its own copy, without our session.
if (Object.keys({ ...platform, ...designSystem }).length === 0) throw new Error('nothing to share');

window.verdict = await checkRemote(
  JSON.parse(document.getElementById('remote')?.textContent ?? '') as BuiltRemote,
);

async function checkRemote({ description, manifestUrl }: BuiltRemote): Promise<Verdict> {
  const name = description.name.replaceAll('-', '_');
  registerRemotes([{ name, entry: manifestUrl }]);
  let routes: unknown;
  try {
    routes = (await loadRemote<{ routes?: unknown }>(`${name}/routes`))?.routes;
  } catch (error) {
    return { checks: 1, complaints: [`${description.name}: os arquivos não carregam: ${String(error)}`] };
  }
  const remote = { description, routes };
  const complaints = checkDescription(remote);
  if (!isRoutes(routes)) return { checks: 1, complaints };
  const screens = servedAddresses(remote).flatMap((path) => contractStates.map((state) => ({ path, state })));
  for (const { path, state } of screens) complaints.push(...(await checkScreen(remote, path, state)));
  return { checks: screens.length + 1, complaints };
}
