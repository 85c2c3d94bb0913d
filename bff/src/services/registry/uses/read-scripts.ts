import { readConsumedModules } from './consumed-modules.ts';
import { followModules, type ModuleUse } from './follow-modules.ts';
import { namesIn, parseScript } from './syntax.ts';

/** What the scripts of a remote use of the page. */
export interface ScriptUses {
  /** The exports of each shared module. */
  exports: Record<string, string[]>;
  /** The shared modules of which this is not known, with the reason: it is not in the scripts. */
  unknown: Record<string, 'escapes' | 'not_followed'>;
  /** Every name that may be one of a property. */
  names: string[];
}

/**
 * Reads what a remote uses from its built scripts alone, by name. Null for the form of a build that is not known here. Throws where
 * a script does not parse. Takes 0.1 to 10 s, so it runs in a thread of its own.
 */
export function readScripts(scripts: ReadonlyMap<string, string>): ScriptUses | null {
  // The table is in the entry, and a script with it is parsed a second time below.
  const tables = [...scripts.values()].filter((text) => text.includes('shareKey'));
  const consumed = new Map(tables.flatMap((text) => [...readConsumedModules(parseScript(text))]));
  if (consumed.size === 0) return null;
  const uses = new Map<string, ModuleUse>();
  const names = new Set<string>();
  for (const text of scripts.values()) {
    const syntax = parseScript(text);
    for (const name of namesIn(syntax)) names.add(name);
    for (const [shared, use] of followModules(syntax, consumed)) {
      const known = uses.get(shared);
      uses.set(shared, {
        exports: new Set([...(known?.exports ?? []), ...use.exports]),
        escapes: use.escapes || known?.escapes === true,
      });
    }
  }
  const unknown: ScriptUses['unknown'] = {};
  for (const shared of new Set(consumed.values())) {
    const use = uses.get(shared);
    // What is consumed and taken nowhere is taken in a way that is not known here, such as inside eval().
    if (!use) unknown[shared] = 'not_followed';
    else if (use.escapes) unknown[shared] = 'escapes';
  }
  const exports = [...uses].map(([shared, use]): [string, string[]] => [shared, [...use.exports].sort()]);
  return {
    exports: Object.fromEntries(exports.sort(([a], [b]) => (a < b ? -1 : 1))),
    unknown,
    names: [...names],
  };
}
