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
import { hostRemotes } from '@andromeda/tooling/hosting';
import { handOutCore } from '@andromeda/tooling/hosting-core';
import { noteBlockedScripts } from './blocked-scripts.ts';
import { loadContainer } from './load-container.ts';
import { createScreens } from './show-screen.tsx';

/** The page's input: the remote's description, the address of its federation manifest, and the hashes of its files by their names. */
interface BuiltRemote {
  description: RemoteSelfDescription;
  manifestUrl: string;
  integrity: Record<string, string>;
}

/** The page's result, on `window`: how many checks ran, and which broke the contract. */
interface Verdict {
  checks: number;
  complaints: string[];
  /** The addresses of its screens. */
  screens: string[];
}

declare global {
  interface Window {
    verdict?: Verdict;
    /** Shows a screen, for a picture of it; there once the verdict is. */
    showScreen?: (path: string) => void;
  }
}

// A build from elsewhere may be for an earlier platform.
handOutCore();
const open = hostRemotes('fake_host');

window.verdict = await checkRemote(
  JSON.parse(document.getElementById('remote')?.textContent ?? '') as BuiltRemote,
);

async function checkRemote({ description, manifestUrl, integrity }: BuiltRemote): Promise<Verdict> {
  let routes: unknown;
  const complaints: string[] = [];
  const blockedScripts = noteBlockedScripts();
  try {
    const container = await loadContainer(manifestUrl, integrity);
    const module = (await open(container)) as { routes?: unknown } | undefined;
    routes = module?.routes;
    for (const { expose } of description.fills ?? []) {
      const filling = (await open(container, expose)) as { default?: unknown } | undefined;
      if (!['function', 'object'].includes(typeof filling?.default))
        complaints.push(`${description.name}: ${expose} tem de exportar um componente como default.`);
    }
  } catch (error) {
    const complaint = `${description.name}: os arquivos não carregam: ${String(error)}`;
    const blocked = blockedScripts().map(
      (file) => `${description.name}: ${file} tem de ser pedido com integrity e com crossorigin="anonymous".`,
    );
    return { checks: 1, complaints: [complaint, ...blocked], screens: [] };
  }
  const remote = { description, routes };
  complaints.push(...checkDescription(remote));
  if (!isRoutes(routes)) return { checks: 1, complaints, screens: [] };
  const screens = servedAddresses(remote);
  const looks = screens.flatMap((path) => contractStates.map((state) => ({ path, state })));
  for (const { path, state } of looks) complaints.push(...(await checkScreen(remote, path, state)));
  window.showScreen = createScreens({ description, routes });
  return { checks: looks.length + 1, complaints, screens };
}
