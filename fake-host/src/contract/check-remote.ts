import './nonce.ts';
import '@andromeda/design-system/foundations.css';
import {
  checkDescription,
  checkScreen,
  contractStates,
  isRoutes,
  type RemoteSelfDescription,
  servedAddresses,
} from '@andromeda/platform/testing/browser';
import { hostedLibraries } from '@andromeda/tooling/hosted-libraries';
import { handOutRuntime } from '@andromeda/tooling/hosted-runtime';
import { createInstance } from '@module-federation/runtime';

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

// As in the shell: remotes take the runtime and the shared libraries from the page.
handOutRuntime();

window.verdict = await checkRemote(
  JSON.parse(document.getElementById('remote')?.textContent ?? '') as BuiltRemote,
);

async function checkRemote({ description, manifestUrl }: BuiltRemote): Promise<Verdict> {
  const name = description.name.replaceAll('-', '_');
  const federation = createInstance({
    name: 'fake_host',
    remotes: [{ name, entry: manifestUrl }],
    shared: { ...hostedLibraries },
    shareStrategy: 'loaded-first',
  });
  let routes: unknown;
  try {
    routes = (await federation.loadRemote<{ routes?: unknown }>(`${name}/routes`))?.routes;
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
