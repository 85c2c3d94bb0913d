import { compile } from './compile.mjs';
import { reachable } from './reachable.mjs';
import { typeEntries } from './type-entries.mjs';

/**
 * The declarations of what remotes take from the page, by their paths, as the kit packs them.
 * @returns {Record<string, string>}
 */
export function shellTypes() {
  const compiled = compile({ platform: ['index.ts'], 'design-system': ['index.ts'] });
  const all = new Map(
    Object.entries(compiled).flatMap(([name, files]) =>
      [...files].map(([path, text]) => /** @type {[string, string]} */ ([`${name}/${path}`, text])),
    ),
  );
  const needed = reachable(Object.values(typeEntries), (path) => all.get(path));
  return Object.fromEntries([...needed].sort().map((path) => [path, all.get(path) ?? '']));
}
