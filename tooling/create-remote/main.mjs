import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../scripts/fail.mjs';
import { installNewPackages, projectEnvironment } from '../scripts/install.mjs';
import { root } from '../scripts/workspace.mjs';
import { readArguments } from './arguments.mjs';
import { withBudget } from './blanks.mjs';
import { readCommandLine } from './command-line.mjs';
import { ourHouse } from './house.mjs';
import { writeTemplates } from './write-templates.mjs';

// `pnpm create-remote mfe-cupons --path /cupons --label "Cupons"`: a remote with a screen, its states, tests and story,
// which appears in the menu once it is built or released. The shell stays unchanged.
const house = ourHouse();
const given = readCommandLine(
  `${house.command} mfe-cupons --path /cupons --label "Cupons" [--icon gem] [--group main|tools] [--backend]`,
);
const { problems, blanks } = readArguments(given, house, (name) => existsSync(join(root, name)));
if (!blanks) fail(problems.map((problem) => `✗ ${problem}`).join('\n'));

const templates = ['template', 'template-workspace', ...(given.backend ? ['template-backend'] : [])];
writeTemplates(templates, join(root, blanks.name), blanks);
addBudget(blanks.name);
format(blanks.name);
installNewPackages(`A pasta ${blanks.name} já está pronta: com a rede de volta, rode pnpm install.`);
console.log(`
✓ ${blanks.name} está pronto, com tela, testes e história.

  pnpm --filter ${blanks.name} dev        a tela sozinha, com dados de mentira
  pnpm dev ${blanks.name}                 dentro do produto, nesta máquina
  pnpm dev ${blanks.name} --against URL   dentro do produto em produção
  pnpm --filter ${blanks.name} test       os testes, com o contrato da plataforma
  pnpm release ${blanks.name} --canary 10 para 10% das pessoas

  A tela está em ${blanks.name}/src/features/${blanks.feature}/. O caminho até lá: docs/shipping-a-remote.md
`);

/** @param {string} name */
function addBudget(name) {
  const file = join(root, 'tooling/budgets.json');
  writeFileSync(file, withBudget(readFileSync(file, 'utf8'), name));
}

/**
 * Formats the new files, because the length of the names decides where lines break.
 * @param {string} name
 */
function format(name) {
  spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', name], {
    cwd: root,
    stdio: 'ignore',
    env: projectEnvironment(),
  });
}
