import type { ResolvedRemote } from '@andromeda/platform/host';

/** One version of a remote, as it can be loaded. */
export type RemoteVersion = Omit<ResolvedRemote, 'fallback'>;

/** A script or style of a remote. */
export interface RemoteFile {
  url: string;
  as: 'script' | 'style';
  /** Undefined where the registry does not know the file. */
  integrity: string | undefined;
}

interface Assets {
  sync?: string[];
}

/** The part of federation's manifest that is used here. */
interface FederationManifest {
  metaData?: { globalName?: string; remoteEntry?: { name?: string } };
  exposes?: { path?: string; assets?: { js?: Assets; css?: Assets } }[];
}

export const keyOf = ({ name, version }: RemoteVersion) => `${name}@${version}`;

/** The folder of a version's files. */
export const baseOf = (remote: RemoteVersion) => new URL(remote.baseUrl, location.href).href;

/** The entry script, and the global variable that it fills. */
export function entryOf(remote: RemoteVersion): RemoteFile & { globalName: string } {
  const { metaData } = manifestOf(remote);
  const { remoteEntry, globalName } = metaData ?? {};
  if (!remoteEntry?.name || !globalName) throw new Error(`${keyOf(remote)} has no entry`);
  return { ...fileOf(remote, remoteEntry.name), globalName };
}

/** The files with which an exposed module begins, the first screen's by default: the entry, and what the module loads at once. */
export function firstFilesOf(remote: RemoteVersion, expose = './routes'): RemoteFile[] {
  const { metaData, exposes = [] } = manifestOf(remote);
  const names = exposes
    .filter(({ path = './routes' }) => path === expose)
    .flatMap(({ assets }) => [...(assets?.css?.sync ?? []), ...(assets?.js?.sync ?? [])]);
  return [metaData?.remoteEntry?.name ?? [], names].flat().map((name) => fileOf(remote, name));
}

/** Every file that the page knows: the first ones, and the chunks that a screen may load later. */
export function allFilesOf(remote: RemoteVersion): RemoteFile[] {
  return Object.keys(remote.integrity).map((name) => fileOf(remote, name));
}

function fileOf(remote: RemoteVersion, name: string): RemoteFile {
  return {
    url: baseOf(remote) + name,
    as: name.endsWith('.css') ? 'style' : 'script',
    integrity: remote.integrity[name],
  };
}

const manifestOf = (remote: RemoteVersion) => (remote.manifest ?? {}) as FederationManifest;
