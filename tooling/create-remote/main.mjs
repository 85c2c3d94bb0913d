import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '../scripts/fail.mjs';
import { installNewPackages, projectEnvironment } from '../scripts/install.mjs';
import { root } from '../scripts/workspace.mjs';
import { readArguments } from './arguments.mjs';
import { fillBlanks, placeOf, withBudget } from './blanks.mjs';

// `pnpm create-remote mfe-cupons --path /cupons --label "Cupons"`: a remote with a screen, its states, tests and story,
// which appears in the menu once it is built or released. The shell stays unchanged.
const template = join(root, 'tooling/create-remote/template');
// Files beside the template's, and in place of some of them.
const withBackend = join(root, 'tooling/create-remote/template-backend');
const { values, positionals } = parseCommandLine();
if (values.help) {
  console.log(usage());
  process.exit();
}
const [name, ...rest] = positionals;
const { problems, blanks } = readArguments({ ...values, name, rest });
if (!blanks) fail(problems.map((problem) => `✗ ${problem}`).join('\n'));

writeFiles(template, blanks);
if (values.backend) writeFiles(withBackend, blanks);
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

function parseCommandLine() {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    return parseArgs({
      allowPositionals: true,
      options: {
        ...{ path: text, label: text, icon: text, group: text },
        backend: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    const option = /'(?:-\w, )?(-[^' ]+)/.exec(message)?.[1] ?? 'as opções';
    const wants = code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? 'Falta o valor de' : 'Não entendi';
    return fail(`✗ ${wants} ${option}.\n  ${usage()}`);
  }
}

function usage() {
  return 'pnpm create-remote mfe-cupons --path /cupons --label "Cupons" [--icon gem] [--group main|tools] [--backend]';
}

/**
 * @param {string} folder
 * @param {import('./arguments.mjs').Blanks} blanks
 */
function writeFiles(folder, blanks) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.tpl'))) {
    const place = join(root, blanks.name, placeOf(file, blanks));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, fillBlanks(readFileSync(join(folder, file), 'utf8'), blanks));
  }
}

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
