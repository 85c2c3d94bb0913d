import { parseArgs } from 'node:util';
import { checkBuiltRemote } from '../contract/check-built-remote.mjs';
import { requireBrowser } from '../contract/launch-browser.mjs';
import { connect } from '../release/connection.mjs';
import { ReleaseFailure } from '../release/failure.mjs';
import { root } from '../scripts/workspace.mjs';
import { runChecker } from './run-checker.mjs';
import { checkTypes } from './types/check-types.mjs';

const usage = `pnpm checker https://andromeda.exemplo.com.br [--once]
  confere num navegador o que foi publicado, contra a casca no ar, e diz ao servidor o que encontrou
  --once            uma rodada, e não até ser interrompido

  ANDROMEDA_TOKEN   o token do verificador: pnpm release token checker
                    (num servidor desta máquina não é preciso)`;

/** Far more than a remote needs: ours take 2 to 12 s. */
const LIMIT_MS = 180_000;

// `pnpm checker`: the operator's checker. It runs the scripts of others: on a machine or in a container of its own.
try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? `✗ ${error.message}` : String(error));
  process.exitCode = error instanceof ReleaseFailure ? error.exitCode : 1;
}

async function main() {
  const { once, help, url } = readArguments();
  if (help) {
    console.log(usage);
    return 0;
  }
  requireBrowser();
  const registry = connect({ url }, { folder: root });
  // No process that is started from here gets it.
  delete process.env.ANDROMEDA_TOKEN;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const failed = await runChecker(registry, {
    once,
    signal: stop.signal,
    say: (sentence) => console.log(sentence),
    checkTypes: (given, signal) => checkTypes(given, { signal }),
    check: (folder, page, signal) =>
      checkBuiltRemote(folder, () => Promise.resolve(page), { limitMs: LIMIT_MS, signal }),
  });
  return failed > 0 ? 1 : 0;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        once: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (positionals.length > 1) throw new Error('several addresses');
    return { ...values, url: positionals[0] };
  } catch {
    throw new ReleaseFailure('usage', `Não entendi as opções.\n\n${usage}`);
  }
}
