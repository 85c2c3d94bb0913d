import { parseArgs } from 'node:util';
import { connect } from './connection.mjs';
import { ReleaseFailure } from './failure.mjs';
import { release } from './publish.mjs';
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
pnpm release token mfe-nome|list|revoke id [--label CI]

  --url https://…   ou ANDROMEDA_URL   (padrão: http://localhost:3000)
  --token …         ou ANDROMEDA_TOKEN (num servidor desta máquina não é preciso)`;

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? `✗ ${error.message}` : String(error));
  process.exitCode = error instanceof ReleaseFailure ? error.exitCode : 1;
}

async function main(args) {
  const { values, positionals } = readArguments(args);
  const [command, ...rest] = positionals;
  if (values.help || !command) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const commands = {
    rollback: (registry) => rollback(registry, remoteOf(rest)),
    promote: (registry) => promote(registry, remoteOf(rest), rest[1]),
    canary: (registry) => setCanary(registry, remoteOf(rest), percentOf(rest[1]), rest[2]),
    'follow-build': (registry) => followBuild(registry, remoteOf(rest)),
    status: (registry) => status(registry, rest[0]),
    trail: (registry) => trail(registry, rest[0]),
    token: (registry) => tokens(registry, rest, values),
  };
  const known = commands[command];
  if (known) return known(connect(values));
  const name = remoteOf(positionals);
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
        url: { type: 'string' },
        token: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const option = /'(-[^' ]+)/.exec(error.message)?.[1];
    throw new ReleaseFailure('usage', `Não entendi ${option ?? 'as opções'}.\n\n${usage}`);
  }
}

function remoteOf([name]) {
  if (/^mfe-[a-z0-9-]+$/.test(name ?? '')) return name;
  throw new ReleaseFailure(
    'usage',
    `${name ? `${name} não é o nome de um remoto` : 'Falta o nome do remoto'}.\n\n${usage}`,
  );
}

function percentOf(text) {
  const percent = Number(
    String(text ?? '')
      .replace(',', '.')
      .replace('%', ''),
  );
  if (text && percent >= 0 && percent <= 100) return percent;
  throw new ReleaseFailure('usage', 'A parte das pessoas é um número de 0 a 100, como --canary 10.');
}
