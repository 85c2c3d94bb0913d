import { shellScreens } from '../../../contract/browser/shell-screens.ts';
import { SHELL } from '../../../contract/page-config.ts';
import type { VisitVital } from '../../../contract/web-vitals.ts';
import type { ReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import type { BuiltShell, RemoteCatalog } from '../../remotes/remote-catalog.ts';

/** The versions that this node knows. */
export interface ShownVersions {
  snapshot: Pick<ReleaseSnapshot, 'loaded'>;
  /** `builtShell`: the one that everybody outside a canary gets. */
  catalog: Pick<RemoteCatalog, 'built'> & { builtShell(): Pick<BuiltShell, 'version'> | null };
}

type Visited = Pick<VisitVital, 'remote' | 'screen' | 'version'>;

/** The version whose screen was visited; null where there is no such screen. */
export function versionShowing(
  { snapshot, catalog }: ShownVersions,
  { remote, screen, version }: Visited,
): string | null {
  if (remote === SHELL) {
    const isOurs = shellScreens.some((path) => path === screen);
    return isOurs ? (catalog.builtShell()?.version ?? null) : null;
  }
  if (version === undefined) return null;
  const built = catalog.built(remote);
  const shown = built?.version === version ? built.remote : snapshot.loaded(remote, version)?.entry.remote;
  return shown && [...shown.paths, ...shown.publicPaths].includes(screen) ? version : null;
}
