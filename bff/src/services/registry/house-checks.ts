import { satisfies, validRange } from 'semver';
import type { ApiReport, RemoteUses } from '../../../contract/api-report.ts';
import type { RemoteDescription } from '../../../contract/page-config.ts';
import type { SharedLibrary } from '../../../contract/releases.ts';
import type { NewRemoteVersion } from '../../ports/remote-registry.ts';
import { sharedLibraries } from '../../remotes/remote-catalog.ts';
import { sameLabel } from './menu-checks.ts';
import { covers, isWholePath } from './paths.ts';
import type { ReleaseServices } from './release-services.ts';
import { isReserved } from './reserved-addresses.ts';
import { packageOf } from './uses/compute-needs.ts';
import { missingUses, sayMissing } from './uses/missing-uses.ts';

interface LiveRemote {
  name: string;
  paths: readonly string[];
  shared: readonly SharedLibrary[];
  /** The entries that it has in the menu. */
  menu?: readonly { label: string }[];
}

/** The live versions that a new one must work with. */
export interface House {
  /** Null where this server has no built shell, as under `pnpm dev`. */
  shell: readonly SharedLibrary[] | null;
  /** What that shell hands out, by its own report; null where it has none. */
  api?: ApiReport | null;
  /** `paths` include those of a canary, which some users see. */
  remotes: readonly LiveRemote[];
}

export const PLATFORM = '@andromeda/platform';

type Deps = Pick<ReleaseServices, 'catalog' | 'snapshot'>;
export type HouseDeps = Deps & Pick<ReleaseServices, 'shells'>;

/** The live versions of all remotes, and the shell's. */
export async function readHouse({ catalog, snapshot, shells }: HouseDeps): Promise<House> {
  const shell = shells.live();
  const built = (await catalog.entries()).map(({ remote }) => remote.name);
  const names = new Set([...built, ...snapshot.channels().map(({ remote }) => remote)]);
  const remotes = [...names].flatMap((name) => {
    const live = liveVersion({ catalog, snapshot }, name);
    const canary = snapshot.loaded(name, snapshot.channel(name)?.canaryVersion)?.record;
    const seen = live ?? canary;
    if (!seen) return [];
    const paths = [seen, canary ?? seen].flatMap(({ description }) => servedPaths(description));
    const menu = [seen, canary ?? seen].flatMap(({ description }) => description.menu);
    return [{ name, paths: [...new Set(paths)], shared: seen.shared, menu }];
  });
  return { shell: shell?.shared ?? null, api: shell?.api ?? null, remotes };
}

/** The version of a remote that everybody outside a canary sees; null where none was ever built or released. */
export function liveVersion({ catalog, snapshot }: Deps, remote: string) {
  const released = snapshot.live(remote);
  if (released) {
    const { version, description, shared, manifest } = released.record;
    return { version, description, shared, manifest };
  }
  const built = catalog.built(remote);
  if (!built) return null;
  const { version, manifest } = built;
  return { version, description: built.remote, shared: sharedLibraries(manifest), manifest };
}

/** Why a version would not work with what is live, one sentence each that says what to change. */
export function checkAgainstHouse(
  {
    description,
    shared,
    uses,
  }: Pick<NewRemoteVersion, 'description' | 'shared'> & Partial<Pick<NewRemoteVersion, 'uses'>>,
  house: House,
): string[] {
  const others = house.remotes.filter(({ name }) => name !== description.name);
  return [
    ...checkPlatform(description, house.shell, uses?.newest[PLATFORM]),
    ...(uses && house.api ? checkUses(uses, house.api) : []),
    ...shared.flatMap((library) => checkShared(library, house.shell ?? [], others)),
    ...checkPaths(description, others),
    ...checkLabels(description, others),
  ];
}

function checkPlatform(
  { platform }: RemoteDescription,
  shell: House['shell'],
  newest: string | undefined,
): string[] {
  if (!validRange(platform))
    return [`"${platform}" não é um intervalo de versões da plataforma. Construa de novo.`];
  const live = shell?.find(({ name }) => name === PLATFORM)?.version;
  if (!live || fits(live, platform)) return [];
  return [
    `Esta versão pede a plataforma ${platform}${newest ? ` (usa ${newest})` : ''} e a casca no ar tem a ${live}. Construa contra platform ${live}, ou publique antes uma casca com a plataforma que você precisa.`,
  ];
}

function checkUses(uses: RemoteUses, api: ApiReport): string[] {
  return missingUses(uses, api).map((missing) => {
    const name = packageOf(missing.module);
    const version = api.packages[name]?.version ?? '?';
    return `Esta versão usa ${sayMissing(missing)}, e a casca no ar (${name} ${version}) não tem. Construa sem isso, ou publique antes uma casca que tenha.`;
  });
}

function checkShared(
  { name, requiredVersion }: SharedLibrary,
  shell: readonly SharedLibrary[],
  others: House['remotes'],
): string[] {
  // `checkPlatform` has its own sentence for the platform.
  if (name === PLATFORM) return [];
  const ofShell = shell.find((library) => library.name === name);
  if (ofShell) {
    if (fits(ofShell.version, requiredVersion)) return [];
    return [
      `Esta versão pede ${name} ${requiredVersion} e a casca no ar tem ${ofShell.version}. Use a versão do catálogo (pnpm-workspace.yaml) e construa de novo, ou publique antes uma casca com a nova.`,
    ];
  }
  return others.flatMap((other) => {
    const theirs = other.shared.find((library) => library.name === name);
    if (!theirs || fits(theirs.version, requiredVersion)) return [];
    return [
      `Esta versão pede ${name} ${requiredVersion} e ${other.name}, no ar, compartilha ${theirs.version}. Combinem uma versão no catálogo (pnpm-workspace.yaml).`,
    ];
  });
}

function checkPaths(description: RemoteDescription, others: House['remotes']): string[] {
  return servedPaths(description).flatMap((path) => {
    if (!isWholePath(path))
      return [
        `O caminho ${path} não está escrito por inteiro. Use letras minúsculas, números e hifens, como /estoque/entradas.`,
      ];
    if (isReserved(path))
      return [`O caminho ${path} é da casca ou do servidor. Escolha outro em remote.json.`];
    return others.flatMap(({ name, paths }) =>
      paths
        .filter((theirs) => covers(path, theirs) || covers(theirs, path))
        .map((theirs) =>
          theirs === path
            ? `O caminho ${path} já é de ${name}, no ar. Escolha outro em remote.json.`
            : `O caminho ${path} cruza com ${theirs}, de ${name}, no ar. Escolha outro em remote.json.`,
        ),
    );
  });
}

function checkLabels({ menu }: RemoteDescription, others: House['remotes']): string[] {
  return menu.flatMap(({ label }) =>
    others
      .filter((other) => other.menu?.some((theirs) => sameLabel(theirs.label, label)))
      .map(({ name }) => `O menu já tem "${label}", de ${name}, no ar. Escolha outro nome em remote.json.`),
  );
}

/** Every address that a remote serves. */
export const servedPaths = ({ paths, publicPaths }: RemoteDescription) => [...paths, ...publicPaths];

/** Whether a version lies in a range, prereleases included. */
export const fits = (version: string, range: string) =>
  satisfies(version, range, { includePrerelease: true });
