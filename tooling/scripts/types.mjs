import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, packagesWith, root } from './workspace.mjs';

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
 * them; an empty text means none. The results of unchanged files come from node_modules/.cache.
 * @param {string[]} names
 */
export async function checkTypes(names) {
  const ts = await compiler();
  const configs = names.map((name) => readConfig(ts, name));
  const cache = join(root, 'node_modules/.cache/andromeda-types');
  mkdirSync(cache, { recursive: true });
  const options = {
    ...configs[0]?.options,
    incremental: true,
    tsBuildInfoFile: join(cache, `${digestOf(names.join())}.tsbuildinfo`),
  };
  const program = ts.createIncrementalProgram({
    rootNames: configs.flatMap(({ fileNames }) => fileNames),
    options,
    configFileParsingDiagnostics: configs.flatMap(({ errors }) => errors),
  });
  const found = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  program.emit();
  return ts.formatDiagnostics(found, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
}

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
  for (const group of await typeGroups(asked.length > 0 ? asked : undefined))
    complaints += await checkTypes(group);
  if (complaints) console.error(complaints);
  process.exit(complaints ? 1 : 0);
}
