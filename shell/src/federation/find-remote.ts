import type { ResolvedRemote } from '@andromeda/platform/host';

/** The remote whose longest path serves `pathname`, by whole segments: `/mobile` serves `/mobile/x`, not `/mobiles`. */
export function findRemote(remotes: readonly ResolvedRemote[], pathname: string): ResolvedRemote | undefined {
  let best: { remote: ResolvedRemote; length: number } | undefined;
  for (const remote of remotes) {
    for (const path of [...remote.paths, ...remote.publicPaths]) {
      const serves = pathname === path || pathname.startsWith(`${path}/`);
      if (serves && path.length > (best?.length ?? 0)) best = { remote, length: path.length };
    }
  }
  return best?.remote;
}
