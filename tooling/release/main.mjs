import { parseArgs } from 'node:util';
import { connect } from './connection.mjs';
import { ReleaseFailure } from './failure.mjs';
import { release, requireRemote } from './publish.mjs';
import { followBuild, promote, rollback, setCanary, status, tokens, trail } from './steering.mjs';

// `pnpm release …`: one remote, from its sources to people's browsers, and back.
const usage = `pnpm release mfe-nome                  construir, publicar e mostrar a todos
  --canary 10                          só a 10% das pessoas
  --preview                            só a quem abrir o link
  --from pasta                         publicar uma pasta já construída
  --skip-checks                        não conferir tipos e contrato antes
pnpm release rollback mfe-nome         retirar o canário, ou voltar à versão anterior
pnpm release promote mfe-nome [versão] mostrar o canário, ou a versão, a todos
pnpm release canary mfe-nome 50 [versão]
pnpm release follow-build mfe-nome     voltar ao que está construído no servidor
pnpm release status [mfe-nome]
pnpm release trail [mfe-nome]
pnpm release token mfe-nome|list|revoke id [--label CI] [--days 90]

  --url https://…   ou ANDROMEDA_URL   (padrão: http://localhost:3000)
  --token …         ou ANDROMEDA_TOKEN (num servidor desta máquina não é preciso)`;

/** @import { Registry } from './connection.mjs' */

const tokenId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? `✗ ${error.message}` : String(error));
  process.exitCode = error instanceof ReleaseFailure ? error.exitCode : 1;
}

/** @param {string[]} args */
async function main(args) {
  const { values, positionals } = readArguments(args);
  const [command, ...rest] = positionals;
  if (values.help || !command) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  // What was typed is understood before anything is asked of a server.
  const run = steeringOf(command, rest, values);
  if (run) return run(connect(values));
  const name = remoteOf(positionals);
  if (!values.from) requireRemote(name);
  if (values.canary !== undefined && values.preview)
    throw new ReleaseFailure('usage', 'Escolha --canary ou --preview, e não os dois.');
  if (values.to !== undefined && values.to !== 'all')
    throw new ReleaseFailure('usage', 'Depois de --to vem all; para uma parte das pessoas use --canary 10.');
  const options = {
    from: values.from,
    preview: values.preview,
    checks: !values['skip-checks'],
    canary: values.canary === undefined ? undefined : percentOf(values.canary),
  };
  // The token is looked for before a minute goes into a build.
  await release(connect(values), name, options);
}

/**
 * What a steering command does to a registry, with its words read; undefined where the command is a remote's name.
 * @param {string} command
 * @param {string[]} words
 * @param {{ days?: string | undefined, label?: string | undefined }} options
 * @returns {((registry: Registry) => Promise<void>) | undefined}
 */
function steeringOf(command, words, options) {
  const [first, second, third] = words;
  const named = () => (first ? remoteOf(words) : undefined);
  /** @type {Record<string, () => (registry: Registry) => Promise<void>>} */
  const commands = {
    rollback: () => withRemote(words, rollback),
    promote: () => withRemote(words, (registry, name) => promote(registry, name, second)),
    canary: () => {
      const name = remoteOf(words);
      const percent = percentOf(second);
      return (registry) => setCanary(registry, name, percent, third);
    },
    'follow-build': () => withRemote(words, followBuild),
    status: () => {
      const name = named();
      return (registry) => status(registry, name);
    },
    trail: () => {
      const name = named();
      return (registry) => trail(registry, name);
    },
    token: () => {
      const request = { ...tokenRequestOf(words), days: daysOf(options.days) };
      return (registry) => tokens(registry, request, options);
    },
  };
  return Object.hasOwn(commands, command) ? commands[command]?.() : undefined;
}

/**
 * @param {string[]} words
 * @param {(registry: Registry, name: string) => Promise<void>} run
 * @returns {(registry: Registry) => Promise<void>}
 */
function withRemote(words, run) {
  const name = remoteOf(words);
  return (registry) => run(registry, name);
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        canary: { type: 'string' },
        preview: { type: 'boolean', default: false },
        to: { type: 'string' },
        from: { type: 'string' },
        'skip-checks': { type: 'boolean', default: false },
        label: { type: 'string' },
        days: { type: 'string' },
        url: { type: 'string' },
        token: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error);
    const option = /'(?:-\w, )?(-[^' ]+)/.exec(message)?.[1] ?? 'as opções';
    const wants =
      code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? `Falta o valor de ${option}` : `Não entendi ${option}`;
    throw new ReleaseFailure('usage', `${wants}.\n\n${usage}`);
  }
}

/** @param {string[]} words */
function remoteOf([name = '']) {
  if (/^mfe-[a-z0-9-]+$/.test(name)) return name;
  throw new ReleaseFailure(
    'usage',
    `${name ? `${name} não é o nome de um remoto` : 'Falta o nome do remoto'}.\n\n${usage}`,
  );
}

/**
 * `token mfe-x|*` makes one, `token list` shows all, `token revoke id` ends one.
 * @param {string[]} words
 */
function tokenRequestOf([first = 'list', id = '']) {
  if (first === 'list') return { list: true };
  if (first !== 'revoke') return { remote: first === '*' ? first : remoteOf([first]) };
  if (tokenId.test(id)) return { revoke: id };
  throw new ReleaseFailure(
    'usage',
    `${id ? `"${id}" não é o número de um token` : 'Falta o número do token'}. Veja pnpm release token list.`,
  );
}

/** @param {string | undefined} text */
function daysOf(text) {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (days >= 1 && days <= 3650) return days;
  throw new ReleaseFailure('usage', 'A validade é um número de dias de 1 a 3650, como --days 90.');
}

/** @param {string | undefined} text */
function percentOf(text) {
  const percent = Number(
    String(text ?? '')
      .replace(',', '.')
      .replace('%', ''),
  );
  if (text && percent >= 0 && percent <= 100) return percent;
  throw new ReleaseFailure('usage', 'A parte das pessoas é um número de 0 a 100, como --canary 10.');
}
