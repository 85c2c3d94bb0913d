import { gt, gte, major, minVersion } from 'semver';
import type { ApiReport, RemoteUses, UnreadReason } from '../../../../contract/api-report.ts';
import type { SharedLibrary } from '../../../../contract/releases.ts';
import { usesOf } from './latest-use.ts';
import type { ScriptUses } from './read-scripts.ts';

interface Built {
  /** What its build declares. */
  shared: readonly SharedLibrary[];
  platform: string;
  /** The report of the platform against which it was built, if it came along. */
  apiReport?: ApiReport | undefined;
}

interface Need {
  range: string;
  newest?: string;
  unread?: UnreadReason;
}

const PLATFORM = '@andromeda/platform';

/**
 * What a version uses, and the range of each package of the shell that it needs for it: the caret of the version that first had the
 * newest of it. The declared range holds where it asks for less, or where the scripts do not say.
 */
export function computeNeeds(scripts: ScriptUses | null, live: ApiReport, built: Built): RemoteUses {
  const declared = declaredRanges(live, built);
  const needs = Object.entries(declared).map(([name, range]): [string, Need] => [
    name,
    needOf(name, range, { scripts, live, own: built.apiReport }),
  ]);
  const exports = Object.entries(scripts?.exports ?? {}).filter(
    ([module]) => live.packages[packageOf(module)] && !scripts?.unknown[module],
  );
  return {
    exports: Object.fromEntries(exports),
    declared,
    needs: Object.fromEntries(needs.map(([name, { range }]) => [name, range])),
    newest: Object.fromEntries(needs.flatMap(([name, { newest }]) => (newest ? [[name, newest]] : []))),
    unread: Object.fromEntries(needs.flatMap(([name, { unread }]) => (unread ? [[name, unread]] : []))),
  };
}

function declaredRanges(live: ApiReport, { shared, platform }: Built): Record<string, string> {
  const libraries = shared.filter(({ name }) => name !== PLATFORM && live.packages[name]);
  const ranges = libraries.map(({ name, requiredVersion }): [string, string] => [name, requiredVersion]);
  return Object.fromEntries([[PLATFORM, platform], ...ranges]);
}

interface Evidence {
  scripts: ScriptUses | null;
  live: ApiReport;
  own: ApiReport | undefined;
}

function needOf(name: string, declared: string, { scripts, live, own }: Evidence): Need {
  const reported = live.packages[name];
  const lowest = lowestOf(declared);
  if (!reported || !lowest) return { range: declared };
  if (!scripts) return { range: declared, unread: 'form' };
  const [unknown] = Object.entries(scripts.unknown).filter(([module]) => packageOf(module) === name);
  if (unknown) return { range: declared, unread: unknown[1] };
  // Of what came after the live shell, only the report of a newer one tells.
  const newer = gt(lowest, reported.version) ? own : undefined;
  if (gt(lowest, reported.version) && !gte(newer?.packages[name]?.version ?? '0.0.0', lowest))
    return { range: declared, unread: 'newer' };
  const used = [...usesOf(live, name, scripts), ...(newer ? usesOf(newer, name, scripts) : [])];
  const { name: newest, since } = used.reduce((most, use) => (gt(use.since, most.since) ? use : most), {
    name: '',
    since: reported.oldest,
  });
  const isComputed = major(since) === major(lowest) && gt(lowest, since);
  return { range: isComputed ? `^${since}` : declared, ...(newest && isComputed && { newest }) };
}

/** The lowest version of a caret, the only kind of range that is computed anew. */
const lowestOf = (range: string) => (/^\^\d/.test(range) ? (minVersion(range)?.version ?? null) : null);

/** The package of a module: `@andromeda/design-system/common` is one of `@andromeda/design-system`. */
export const packageOf = (module: string) => module.split('/').slice(0, 2).join('/');
