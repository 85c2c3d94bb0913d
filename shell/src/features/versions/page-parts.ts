import type { PageConfig, ResolvedRemote } from '@andromeda/platform/host';
import { entryOf, type RemoteVersion } from '../../federation/remote-files.ts';

/** The name of the shell among what is released. */
export const SHELL = 'shell';

type Preview = PageConfig['previews'][number];

/** What came of loading the version that was chosen for a remote. */
export interface PageLoad {
  name: string;
  chosen: string;
  /** What loaded: the chosen version, or one before it. */
  loaded: RemoteVersion | undefined;
  failed: boolean;
}

/** The shell, or a remote of this page. */
export interface PagePart {
  name: string;
  /** What is shown: where the chosen version did not load, the one before it. */
  version: string;
  chosen: string;
  /** `open`: a screen of it was opened; `fetched`: its entry has arrived, for a screen that may come. */
  state: 'open' | 'fetched' | 'away' | 'failed';
  /** How long its entry took to arrive. */
  entryMs: number | null;
  preview: Preview | undefined;
  /** Its preview stands no more: the page shows what is live once it is loaded again. */
  previewEnded: boolean;
}

export interface PageRead {
  remotes: readonly ResolvedRemote[];
  loads: readonly PageLoad[];
  /** By which links the page was made, and which of them stand; undefined until the server has said so. */
  previews: readonly Preview[];
  standing: readonly Preview[] | undefined;
  shellAddress: string | undefined;
  msOf(address: string): number | null;
}

/** Every part of the page: first what is special, then what is open, then the others. */
export function partsOf(page: PageRead): PagePart[] {
  const remotes = page.remotes.map((remote) => remotePart(page, remote));
  return [shellPart(page), ...remotes].sort((a, b) => rankOf(a) - rankOf(b));
}

function shellPart(page: PageRead): PagePart {
  const { shellAddress, msOf } = page;
  // `https://host/assets/version/file`.
  const version = shellAddress?.split('/')[4] ?? 'dev';
  const entryMs = shellAddress ? msOf(shellAddress) : null;
  return {
    name: SHELL,
    version,
    chosen: version,
    state: 'open',
    entryMs,
    ...previewOf(page, SHELL, version),
  };
}

function remotePart(page: PageRead, remote: ResolvedRemote): PagePart {
  const { name, version: chosen } = remote;
  const load = page.loads.find((each) => each.name === name && each.chosen === chosen);
  const entryMs = page.msOf(addressOf(load?.loaded ?? remote));
  return {
    name,
    version: load?.loaded?.version ?? chosen,
    chosen,
    state: stateOf(load, entryMs),
    entryMs,
    ...previewOf(page, name, chosen),
  };
}

function stateOf(load: PageLoad | undefined, entryMs: number | null): PagePart['state'] {
  if (load?.loaded) return 'open';
  if (load?.failed) return 'failed';
  return entryMs === null ? 'away' : 'fetched';
}

function previewOf({ previews, standing }: PageRead, name: string, version: string) {
  const preview = previews.find((each) => each.remote === name && each.version === version);
  const previewEnded =
    preview !== undefined && standing !== undefined && !standing.some(({ id }) => id === preview.id);
  return { preview, previewEnded };
}

function addressOf(remote: RemoteVersion): string {
  try {
    return entryOf(remote).url;
  } catch {
    return '';
  }
}

function rankOf({ preview, state, version, chosen }: PagePart): number {
  if (preview || state === 'failed' || version !== chosen) return 0;
  return state === 'open' ? 1 : 2;
}
