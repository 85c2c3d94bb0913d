import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseFailure } from './failure.mjs';
import { checkedWords } from './types-words.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @import { VersionCheck } from './reports.mjs'
 * @typedef {{ version: { check?: VersionCheck }, shell: string | null, checkRequired?: boolean }} Details
 */

/** How long a release waits for the checker where the command line does not say it. */
const WAIT_MINUTES = 5;

/**
 * Waits until the operator's checker has passed a version with the live shell. Rejects with what it complains of, or where it does not come
 * within `minutes`.
 * @param {Registry} registry
 * @param {{ name: string, version: string }} published
 * @param {{ minutes?: number | undefined, everyMs?: number }} options
 */
export async function waitForCheck(
  registry,
  { name, version },
  { minutes = WAIT_MINUTES, everyMs = 2000 } = {},
) {
  const until = performance.now() + minutes * 60_000;
  let waits = false;
  for (;;) {
    const {
      version: { check },
      shell,
    } = /** @type {Details} */ (await registry.get(`/api/remotes/${name}/versions/${version}`));
    if (check?.passed)
      return console.log(
        `✓ o verificador a passou com a casca ${check.shell}: ${checkedWords(check.checks, check.types)}`,
      );
    if (check) throw new ReleaseFailure('refused', sayFailed(check));
    if (performance.now() >= until)
      throw new ReleaseFailure(
        'away',
        `O verificador de ${registry.url.origin} não conferiu a versão ${version} em ${minutes} min. Ela está publicada e ninguém a vê. Depois da conferência: pnpm release promote ${name} ${version}`,
      );
    if (!waits)
      console.log(
        `… esperando o verificador do servidor conferi-la com a casca ${shell ?? 'no ar'} (até ${minutes} min)`,
      );
    waits = true;
    await sleep(everyMs);
  }
}

/** @param {VersionCheck} check */
const sayFailed = ({ shell, complaints }) =>
  `O verificador reprovou a versão com a casca ${shell}, no ar:\n${complaints.map((each) => `  - ${each}`).join('\n')}`;
