import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest, digestOf, lockfileOf, root } from '../scripts/workspace.mjs';
import { runCommand } from '../suite/run-command.mjs';

/** What remotes read of the workspace: packages by name, with their folders and those of the sources in them. */
const packages = /** @type {const} */ ([
  ['@andromeda/platform', 'platform', 'src'],
  ['@andromeda/design-system', 'design-system', 'src'],
  ['bff', 'bff', 'contract'],
]);
export const nativeCompiler = join(root, 'tooling/node_modules/typescript-native/bin/tsc');

/**
 * Declarations of the platform, the design system and the contract, made of their sources as they are now and kept until
 * those change. What reads them is checked in a fraction of the time, as nothing is inferred again that the check of
 * another package infers. Bodies are not checked here; the type of the routes, which only the platform's client uses, is left out.
 * @returns {Promise<{ paths: Record<string, string[]> } | { complaints: string }>} the compiler's `paths` that lead to them
 */
export async function declaredPackages() {
  const version = sourcesDigest();
  const complaints = packages.every(([, folder]) => existsSync(placeOf(folder, version)))
    ? ''
    : await declare(version);
  if (complaints) return { complaints };
  const paths = pathsOf((folder, source) =>
    join(placeOf(folder, version), source.replace(/^\.\/[^/]+\//, '').replace(/tsx?$/, 'd.ts')),
  );
  return { paths };
}

function sourcesDigest() {
  const sources = packages.flatMap(([, folder, sources]) => [
    `${folder}/package.json`,
    ...sourcesIn(folder, sources).map((source) => `${folder}/${sources}/${source}`),
  ]);
  const lockfile = lockfileOf(packages.map(([, folder]) => folder));
  return digest([...sources, 'tooling/tsconfig', 'tooling/types/declared-packages.mjs'], lockfile).slice(
    0,
    10,
  );
}

/** @param {string} folder @param {string} sources */
const sourcesIn = (folder, sources) =>
  readdirSync(join(root, folder, sources), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.(test|stories))\.tsx?$/.test(path))
    .sort();

/** Where the declarations of a package lie: beside what it depends on, as they import it. @param {string} folder @param {string} version */
const placeOf = (folder, version) => join(root, folder, 'node_modules', `.declarations-${version}`);

/** @param {string} version @returns {Promise<string>} what the compiler complains of */
async function declare(version) {
  // Not below node_modules: what a file there imports counts as another's, of which the compiler writes no declarations.
  const work = join(root, '.cache', `declaring-${digestOf(`${version}${process.pid}`)}`);
  mkdirSync(work, { recursive: true });
  try {
    writeFileSync(join(work, 'contract.ts'), contractFrom(`${root}/bff/contract`));
    const project = join(work, 'tsconfig.json');
    writeFileSync(project, JSON.stringify(projectIn(work)));
    const { code, output } = await runCommand([process.execPath, nativeCompiler, '-p', project]);
    if (code !== 0) return output || `The compiler ended with ${code}.`;
    writeFileSync(join(work, 'out/bff/contract/index.d.ts'), contractFrom('.'));
    const written = packages.map(([, folder, sources]) => join(work, 'out', folder, sources));
    written.forEach(requireWhole);
    for (const [at, [, folder]] of packages.entries()) keep(written[at] ?? '', folder, version);
    return '';
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The contract's entry without the type of the routes, which takes longer to write out than all the rest. @param {string} folder */
function contractFrom(folder) {
  const entry = readFileSync(join(root, 'bff/contract/index.ts'), 'utf8');
  return entry
    .replace(
      /^export type \{ BffContract \} .*$/m,
      "export type BffContract = import('hono').Hono<any, any, any>;",
    )
    .replaceAll("from './", `from '${folder}/`);
}

/** @param {string} work */
function projectIn(work) {
  const paths = {
    ...pathsOf((folder, source) => join(root, folder, source)),
    'bff/contract': [join(work, 'contract.ts')],
  };
  return {
    extends: join(root, 'tooling/tsconfig/browser.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      allowJs: false,
      rootDir: root,
      outDir: join(work, 'out'),
      types: [],
      paths,
    },
    files: [join(root, 'tooling/tsconfig/styles.d.ts'), ...Object.values(paths).flat()],
  };
}

/**
 * What the packages offer to others, by the name that these import.
 * @param {(folder: string, source: string) => string} fileOf of a source by its path in the package
 */
function pathsOf(fileOf) {
  /** @type {Record<string, string[]>} */
  const paths = {};
  for (const [name, folder] of packages) {
    const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    for (const [entry, source] of Object.entries(exports))
      if (/\.tsx?$/.test(source)) paths[join(name, entry)] = [fileOf(folder, source)];
  }
  return paths;
}

/** Throws where a declaration imports another one that is not there: its types would be `any`, and no complaint would come. @param {string} folder */
function requireWhole(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from |import\()["'](\.[^"']+)\.tsx?["']/g))
      if (!existsSync(join(folder, dirname(file), `${path}.d.ts`)))
        throw new Error(`${join(folder, file)} imports ${path}, of which there are no declarations`);
  }
}

/** The declarations of a package come into its place whole; those of earlier sources go. @param {string} from @param {string} folder @param {string} version */
function keep(from, folder, version) {
  const place = placeOf(folder, version);
  const modules = join(root, folder, 'node_modules');
  for (const name of readdirSync(modules).filter((each) => each.startsWith('.declarations-')))
    if (join(modules, name) !== place) rmSync(join(modules, name), { recursive: true, force: true });
  if (!existsSync(place)) renameSync(from, place);
}
