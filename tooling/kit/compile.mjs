import { join, posix, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../scripts/workspace.mjs';
import { contractTypes } from './contract-types.mjs';

/** The text of each file of a package, by its path in the package. @typedef {Map<string, string>} Files */

/** What is imported by name here, and lies inside a package there. */
const inside = new Map([
  ['bff/contract', 'bff/contract/types.ts'],
  ['bff/contract/browser', 'bff/contract/browser/index.ts'],
  ['bff/contract/browser/brand', 'bff/contract/browser/brand/index.ts'],
  ['bff/contract/browser/listings', 'bff/contract/browser/listings/index.ts'],
  ['@andromeda/tooling/print-page-once', 'tooling/print-page-once.mjs'],
  ['@andromeda/tooling/waiting-limits', 'tooling/waiting-limits.mjs'],
]);
/** Where a source lies in the package, the part that a browser runs of the contract included. */
const places = /** @type {const} */ ([
  ['platform/src/', 'platform', 'dist/'],
  ['bff/contract/browser/', 'platform', 'dist/contract/'],
  ['bff/contract/', 'platform', 'dist/contract/'],
  ['tooling/', 'platform', 'dist/testing/'],
  ['design-system/src/', 'design-system', 'dist/'],
]);

/**
 * Compiles the platform and the design system, file by file, to what a browser runs and what the compiler reads.
 * @param {Record<'platform' | 'design-system', string[]>} entries the sources that others may import, in `src`
 * @returns {Record<'platform' | 'design-system', Files>}
 */
export function compile(entries) {
  const sources = Object.entries(entries).flatMap(([name, files]) =>
    files.map((file) => `${name}/src/${file}`),
  );
  const program = programOf([
    ...sources,
    ...inside.values(),
    'tooling/tsconfig/styles.d.ts',
    'bff/contract/index.ts',
  ]);
  /** @type {Record<'platform' | 'design-system', Files>} */
  const packages = { platform: new Map(), 'design-system': new Map() };
  /** @type {Set<string>} */
  const named = new Set();
  const { diagnostics } = program.emit(undefined, (path, text) => {
    const source = relative(join(root, 'out'), path);
    const found = placeOf(source);
    if (!found || (found.place.startsWith('dist/contract/') && !source.startsWith('bff/contract/browser/')))
      return;
    for (const name of typesOfContract(text)) named.add(name);
    packages[found.name].set(found.place, inPackage(text, found.place));
  });
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host));
  packages.platform.set(
    'dist/contract/types.d.ts',
    contractTypes(program, join(root, 'bff/contract/index.ts'), [...named]),
  );
  return packages;
}

/** @type {ts.FormatDiagnosticsHost} */
const host = { getCanonicalFileName: String, getCurrentDirectory: () => root, getNewLine: () => '\n' };

/** @param {string[]} sources */
function programOf(sources) {
  const config = ts.readConfigFile(join(root, 'tooling/tsconfig/base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.config.compilerOptions,
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      noEmit: false,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      outDir: join(root, 'out'),
      rootDir: root,
    },
    root,
  );
  const files = sources.filter((file) => file !== 'bff/contract/types.ts').map((file) => join(root, file));
  return ts.createProgram(files, options);
}

/** @param {string} source */
function placeOf(source) {
  const found = places.find(([folder]) => source.startsWith(folder));
  return found && { name: found[1], place: `${found[2]}${source.slice(found[0].length)}` };
}

/** The types that a declaration takes from the contract. @param {string} text */
const typesOfContract = (text) => [
  ...[...text.matchAll(/\{([^}]*)\} from 'bff\/contract'/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap(
      (name) =>
        name
          .replace(/^\s*type\s/, '')
          .trim()
          .split(' as ')[0] || [],
    ),
  ),
  ...[...text.matchAll(/import\(["']bff\/contract["']\)\.(\w+)/g)].map(([, name = '']) => name),
];

/**
 * A compiled file whose imports lead inside the package.
 * @param {string} text
 * @param {string} place
 */
function inPackage(text, place) {
  return text.replaceAll(/(from |import\(|import )(['"])([^'"\n]+)\2/g, (whole, before, quote, path) => {
    const target = inside.get(path);
    const to = target && posix.relative(posix.dirname(place), placeOf(target)?.place ?? '');
    if (to) return `${before}${quote}${compiled(to.startsWith('.') ? to : `./${to}`)}${quote}`;
    return path.startsWith('.') ? `${before}${quote}${compiled(path)}${quote}` : whole;
  });
}

const compiled = (/** @type {string} */ path) => path.replace(/\.tsx?$/, '.js');
