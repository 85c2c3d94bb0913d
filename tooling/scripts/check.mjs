import { join } from 'node:path';
import { runSteps } from '../suite/parts.mjs';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { typeGroups } from './types.mjs';
import { root } from './workspace.mjs';

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);

/** Everything that reads the code without running it, as steps of `runSteps`. */
export async function checks() {
  return [
    ...(await typeGroups()).map((names) => ({
      name: `tipos de ${names.join(', ')}`,
      command: [process.execPath, join(root, 'tooling/scripts/types.mjs'), ...names],
    })),
    { name: 'formato e lint', command: [bin('biome'), 'check', '.'] },
    { name: 'estilos só com tokens', command: [process.execPath, join(root, 'tooling/scripts/styles.mjs')] },
    { name: 'citações e textos', command: [process.execPath, join(root, 'tooling/scripts/citations.mjs')] },
    { name: 'palavras aposentadas', command: [process.execPath, join(root, 'tooling/scripts/words.mjs')] },
    {
      name: 'fronteiras de importação e imagem da arquitetura',
      // It takes the modules of the Node that runs it for known.
      command: [node24(), join(root, 'tooling/architecture/main.mjs'), '--check'],
    },
    {
      name: 'avisos de licenças',
      command: [process.execPath, join(root, 'tooling/notices/main.mjs'), '--check'],
    },
    {
      name: 'versão do que se exporta',
      command: [process.execPath, join(root, 'tooling/exports/main.mjs'), '--check'],
    },
    { name: 'código sem uso', command: [bin('knip')] },
  ];
}

if (import.meta.filename === process.argv[1]) {
  installDependencies();
  const parts = await runSteps(await checks(), { env: projectEnvironment() });
  process.exit(parts.some(({ failed }) => failed > 0) ? 1 : 0);
}
