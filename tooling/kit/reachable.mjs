import { posix } from 'node:path';

const imported = /(?:from\s+|import\s*\(?\s*|new URL\(\s*)['"](\.[^'"]+)['"]/g;

/**
 * The files that some files need, themselves included, by what they import with a relative path.
 * @param {string[]} entries
 * @param {(path: string) => string | undefined} read the text of a file; undefined where it is none of these
 */
export function reachable(entries, read) {
  const found = new Set(entries);
  for (const file of found) {
    const text = read(file);
    if (text === undefined || !/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const [, path = ''] of withoutComments(text).matchAll(imported)) {
      const target = posix.join(posix.dirname(file), path);
      const place = candidates(file, target).find((name) => read(name) !== undefined);
      if (place) found.add(place);
      else if (!path.endsWith('/')) throw new Error(`${file} imports ${path}, which is not there`);
    }
  }
  return found;
}

/** Where a declaration looks: beside `x.js` lies `x.d.ts`. */
function candidates(/** @type {string} */ file, /** @type {string} */ target) {
  if (!/\.d\.[cm]?ts$/.test(file)) return [target];
  return [target.replace(/\.([cm]?)js$/, '.d.$1ts'), target];
}

const withoutComments = (/** @type {string} */ text) => text.replace(/\/\*[\s\S]*?\*\//g, '');
