import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../suite/run-command.mjs';
import { declaredPackages, nativeCompiler } from '../types/declared-packages.mjs';
import { apps, digestOf, packagesWith, root } from './workspace.mjs';

// Imported only where needed: `npm test` loads this file before anything is installed.
const compiler = async () => (await import('typescript')).default;

/**
 * Packages whose tsconfig.json asks for the same compiler options, together: one program checks each group, so that
 * it checks the code that they share (the contract, the platform, the design system) once and not once a package.
 */
export async function typeGroups(names = packagesWith('tsconfig.json')) {
  const ts = await compiler();
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const name of names) {
    const { configFilePath: _, ...options } = readConfig(ts, name).options;
    const key = JSON.stringify(options);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()];
}

/**
 * Checks the types of packages with the same options in one program, and returns the compiler's complaints as it prints
 * them; an empty text means none. The native compiler does it in a third of the time of the one whose API reads the
 * configurations. The results of unchanged files come from the packages' node_modules.
 * @param {string[]} names
 */
export async function checkTypes(names) {
  const [first = '', ...others] = names;
  if (others.length > 0) return compile(names, await writeProject(names));
  if (!apps().includes(first)) return compile(names, join(root, first, 'tsconfig.json'));
  const declared = await declaredPackages();
  return 'complaints' in declared
    ? declared.complaints
    : compile(names, writeProjectOfOne(first, declared.paths));
}

/** @param {string[]} names @param {string} project */
async function compile(names, project) {
  const [first = ''] = names;
  const kept = join(root, first, 'node_modules', `${fileName(names)}.tsbuildinfo`);
  const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', kept];
  // Each checker would check again what files share: one takes a third of the processor time of four. Files are read side by side.
  const command = [process.execPath, nativeCompiler, '-p', project, ...options, '--checkers', '1'];
  const { code, output } = await runCommand(command);
  return code === 0 ? '' : output || `The compiler ended with ${code}.`;
}

/**
 * Writes the configuration of one program for packages with the same options, and returns its path.
 * @param {string[]} names
 */
async function writeProject(names) {
  const ts = await compiler();
  // The compiler looks for the packages that `types` names from the folder of the configuration.
  const file = join(root, names[0] ?? '', 'node_modules', `${fileName(names)}.json`);
  const files = names.flatMap((each) => readConfig(ts, each).fileNames);
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', files, include: [] }));
  return file;
}

/**
 * Writes the configuration of a remote, or the shell, that reads declarations where it would read the sources of other
 * packages, and returns its path.
 * @param {string} name
 * @param {Record<string, string[]>} paths
 */
function writeProjectOfOne(name, paths) {
  const file = join(root, name, 'node_modules', `${fileName([name])}.json`);
  writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { paths } }));
  return file;
}

const fileName = (/** @type {string[]} */ names) => `.types-${digestOf(names.join())}`;

/**
 * @param {typeof import('typescript')} ts
 * @param {string} name
 */
function readConfig(ts, name) {
  const file = join(root, name, 'tsconfig.json');
  const config = ts.getParsedCommandLineOfConfigFile(
    file,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!config) throw new Error(`${file} cannot be read`);
  return config;
}

// `node tooling/scripts/types.mjs [package...]`: 0 where all types hold.
if (import.meta.filename === process.argv[1]) {
  const asked = process.argv.slice(2);
  let complaints = '';
  for (const group of asked.length === 1 ? [asked] : await typeGroups(asked.length > 0 ? asked : undefined))
    complaints += await checkTypes(group);
  if (complaints) console.error(complaints);
  process.exit(complaints ? 1 : 0);
}
