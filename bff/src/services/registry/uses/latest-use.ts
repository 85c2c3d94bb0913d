import type { ApiReport } from '../../../../contract/api-report.ts';
import type { ScriptUses } from './read-scripts.ts';

/** A part of a package that a remote uses, with the version that first had it. */
export interface DatedUse {
  name: string;
  since: string;
}

/** What a remote uses of one package: its exports, and the later properties of the types to which these lead. */
export function usesOf(report: ApiReport, name: string, { exports, names }: ScriptUses): DatedUse[] {
  const reported = report.packages[name];
  const used = Object.entries(exports).flatMap(([module, own]) => {
    const shared = report.modules[module];
    return shared?.package === name ? own.flatMap((each) => entryOf(shared.exports, each)) : [];
  });
  const roots = used.flatMap(({ type }) => type ?? []);
  const properties = reported ? usedProperties(reported.types, roots, new Set(names)) : [];
  return [...used, ...properties];
}

type Exports = ApiReport['modules'][string]['exports'];
type Types = ApiReport['packages'][string]['types'];

function entryOf(exports: Exports, name: string): (Exports[string] & DatedUse)[] {
  const entry = Object.hasOwn(exports, name) ? exports[name] : undefined;
  return entry ? [{ ...entry, name }] : [];
}

/** A property counts where its type is reached and the scripts have every name of its path, whatever they mean by it. */
function usedProperties(types: Types, roots: readonly string[], names: ReadonlySet<string>): DatedUse[] {
  const isUsed = (path: string) => path === '' || path.split('.').every((name) => names.has(name));
  const reached = new Set(roots);
  const found: DatedUse[] = [];
  // Grows while it is read.
  for (const name of reached) {
    const type = types[name];
    if (!type) continue;
    for (const [path, others] of Object.entries(type.refers))
      if (isUsed(path)) for (const other of others) reached.add(other);
    for (const [path, since] of Object.entries(type.paths))
      if (isUsed(path)) found.push({ name: `${name.split('#').at(-1)}.${path}`, since });
  }
  return found;
}
