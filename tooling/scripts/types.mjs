import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../suite/run-command.mjs';
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
 * them; an empty text means none. The native compiler does it in a third of the time of the one whose API reads the
 * configurations. The results of unchanged files come from the packages' node_modules.
 * @param {string[]} names
 */
export async function checkTypes(names) {
  const ts = await compiler();
  const [first = ''] = names;
  // The compiler looks for the packages that `types` names from the folder of the configuration.
  const folder = join(root, first, 'node_modules');
  const name = `.types-${digestOf(names.join())}`;
  const configuration = {
    extends: '../tsconfig.json',
    compilerOptions: { noEmit: true, incremental: true, tsBuildInfoFile: `./${name}.tsbuildinfo` },
    files: names.flatMap((each) => readConfig(ts, each).fileNames),
    include: [],
  };
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(configuration));
  const native = join(root, 'tooling/node_modules/typescript-native/bin/tsc');
  // Each of its threads checks again what files share: one thread takes half the processor time of four, and the groups
  // run side by side.
  const { code, output } = await runCommand([process.execPath, native, '-p', file, '--singleThreaded']);
  return code === 0 ? '' : output || `The compiler ended with ${code}.`;
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
