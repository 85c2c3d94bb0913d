import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportApi } from '../exports/report.mjs';
import { root } from '../scripts/workspace.mjs';
import { compile } from './compile.mjs';
import { publicRanges } from './public-ranges.mjs';
import { reachable } from './reachable.mjs';

/** @import { Package } from './tarball.mjs' */

/** The address of each entry of a package, and its source in `src`. */
const entries = {
  platform: {
    '.': 'index.ts',
    './testing': 'testing/index.tsx',
    './testing/browser': 'testing/browser.ts',
    './testing/setup': 'testing/setup.ts',
  },
  'design-system': { '.': 'index.ts' },
};
/** What a remote brings itself, so that there is one copy of it. */
const ofTheRemote = ['react', 'react-dom', '@tanstack/react-query'];
const ofTests = ['@testing-library/react', 'vitest'];

/**
 * `@andromeda/platform` and `@andromeda/design-system`, compiled.
 * @param {Record<string, string>} versions
 * @returns {Package[]}
 */
export function foundations(versions) {
  const compiled = compile({
    platform: Object.values(entries.platform),
    'design-system': Object.values(entries['design-system']),
  });
  return [
    packageOf('platform', compiled.platform, versions, { optional: ofTests, extra: {} }),
    packageOf('design-system', compiled['design-system'], versions, {
      optional: [],
      extra: { './foundations.css': './dist/foundations/foundations.css', './tokens.json': './tokens.json' },
    }),
  ];
}

/**
 * @param {'platform' | 'design-system'} name
 * @param {Map<string, string>} compiled
 * @param {Record<string, string>} versions
 * @param {{ optional: string[], extra: Record<string, string> }} more
 * @returns {Package}
 */
function packageOf(name, compiled, versions, { optional, extra }) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, name, path), 'utf8');
  const own = JSON.parse(read('package.json'));
  const styles = stylesOf(name);
  const all = new Map([...compiled, ...styles]);
  const starts = Object.values(entries[name]).map((source) => source.replace(/\.tsx?$/, ''));
  const needed = [
    ...reachable(
      starts.map((start) => `dist/${start}.js`),
      (path) => all.get(path),
    ),
    ...reachable(
      starts.map((start) => `dist/${start}.d.ts`),
      (path) => all.get(path),
    ),
    ...[...styles.keys()].filter((path) => /\/foundations\//.test(path)),
  ];
  const files = new Map(needed.map((path) => [path, all.get(path) ?? '']));
  for (const path of ['README.md', 'CHANGELOG.md', ...(name === 'design-system' ? ['tokens.json'] : [])])
    files.set(path, read(path));
  files.set('LICENSE', readFileSync(join(root, 'LICENSE'), 'utf8'));
  // A release sends it along: a server with an older shell learns what came since.
  if (name === 'platform') files.set('api.json', JSON.stringify(reportApi(join(root, 'shell'))));
  const dependencies = split(own.dependencies, (library) => !ofTheRemote.includes(library));
  const peers = Object.fromEntries(
    [...Object.keys(split(own.dependencies, (library) => ofTheRemote.includes(library))), ...optional].map(
      (library) => [library, 'catalog:^'],
    ),
  );
  return {
    files,
    manifest: {
      name: own.name,
      version: own.version,
      license: 'MIT',
      type: 'module',
      sideEffects: own.sideEffects ?? ['./dist/testing/setup.js'],
      exports: { ...exportsOf(name), ...extra, './package.json': './package.json' },
      dependencies: publicRanges(dependencies, versions),
      peerDependencies: publicRanges(peers, versions),
      peerDependenciesMeta: Object.fromEntries(optional.map((library) => [library, { optional: true }])),
    },
  };
}

/** @param {'platform' | 'design-system'} name */
const exportsOf = (name) =>
  Object.fromEntries(
    Object.entries(entries[name]).map(([address, source]) => {
      const place = `./dist/${source.replace(/\.tsx?$/, '')}`;
      return [address, { types: `${place}.d.ts`, default: `${place}.js` }];
    }),
  );

/** @param {Record<string, string>} dependencies @param {(library: string) => boolean} keeps */
const split = (dependencies, keeps) =>
  Object.fromEntries(Object.entries(dependencies).filter(([library]) => library !== 'bff' && keeps(library)));

/** The styles of a package, which its bundler reads. @param {string} name */
function stylesOf(name) {
  const folder = join(root, name, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return new Map(files.map((file) => [`dist/${file}`, readFileSync(join(folder, file), 'utf8')]));
}
