import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, installNewPackages, projectEnvironment } from '../scripts/install.mjs';
import { root } from '../scripts/workspace.mjs';
import { readWish } from './wish.mjs';

// `pnpm create-remote mfe-cupons --path /cupons --label "Cupons"`: a remote with a screen, its states, tests and story,
// which stands in the menu once it is built or released. The shell is not touched.
const template = join(root, 'tooling/create-remote/template');
const { values, positionals } = readArguments();
if (values.help) {
  console.log(usage());
  process.exit();
}
const [name, ...rest] = positionals;
const { problems, blanks } = readWish({ ...values, name, rest });
if (problems.length > 0) fail(problems.map((problem) => `✗ ${problem}`).join('\n'));

writeFiles(blanks);
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

function readArguments() {
  try {
    const text = { type: 'string' };
    return parseArgs({
      allowPositionals: true,
      options: {
        ...{ path: text, label: text, icon: text, group: text },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const option = /'(?:-\w, )?(-[^' ]+)/.exec(error.message)?.[1] ?? 'as opções';
    const wants = error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? 'Falta o valor de' : 'Não entendi';
    return fail(`✗ ${wants} ${option}.\n  ${usage()}`);
  }
}

function usage() {
  return 'pnpm create-remote mfe-cupons --path /cupons --label "Cupons" [--icon gem] [--group main|tools]';
}

function writeFiles(blanks) {
  const fill = (text) => text.replace(/\{\{(\w+)\}\}/g, (_, blank) => String(blanks[blank]));
  for (const file of readdirSync(template, { recursive: true }).filter((path) => path.endsWith('.tpl'))) {
    const place = file.replace(/\.tpl$/, '').replaceAll('__feature__', blanks.feature);
    mkdirSync(dirname(join(root, blanks.name, place)), { recursive: true });
    writeFileSync(join(root, blanks.name, place), fill(readFileSync(join(template, file), 'utf8')));
  }
}

// As a line of its own among the others, so that two new remotes do not meet.
function addBudget(name) {
  const file = join(root, 'tooling/budgets.json');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const end = lines.length - 1;
  lines[end - 1] += ',';
  lines.splice(end, 0, `  "${name}": { "remoteEntry": 20, "routes": 12 }`);
  writeFileSync(file, `${lines.join('\n')}\n`);
}

// Lines break where the names say.
function format(name) {
  spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', name], {
    cwd: root,
    stdio: 'ignore',
    env: projectEnvironment(),
  });
}
