import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, projectEnvironment } from './install.mjs';
import { runAll } from './steps.mjs';
import { root } from './workspace.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Everything that reads the code without running it, as steps of `runAll`. */
export function checks() {
  const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')));
  return [
    { name: 'formato e lint', command: [bin('biome'), 'check', '.'] },
    {
      name: 'fronteiras de importação',
      command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', ...packages],
    },
    { name: 'estilos só com tokens', command: [process.execPath, join(root, 'tooling/scripts/styles.mjs')] },
    { name: 'citações e textos', command: [process.execPath, join(root, 'tooling/scripts/citations.mjs')] },
    { name: 'código sem uso', command: [bin('knip')] },
    ...packages.map((name) => ({ name: `tipos de ${name}`, command: [bin('tsc'), '--noEmit', '-p', name] })),
  ];
}

if (import.meta.filename === process.argv[1]) {
  installDependencies();
  const { failed } = await runAll(checks(), { env: projectEnvironment() });
  process.exit(failed > 0 ? 1 : 0);
}
