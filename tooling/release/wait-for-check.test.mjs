import { afterEach, expect, test, vi } from 'vitest';
import { exitCodes } from './failure.mjs';
import { waitForCheck } from './wait-for-check.mjs';

/** @import { Registry } from './connection.mjs' */

afterEach(() => {
  vi.restoreAllMocks();
});

const check = { shell: '2.0.0', passed: true, checks: 11, complaints: [] };
const named = { name: 'mfe-a', version: '1.0.0' };

/** A registry with these verdicts, one after another; the last one stays. @param {(object | undefined)[]} verdicts */
function registryWith(...verdicts) {
  /** @type {string[]} */
  const said = [];
  vi.spyOn(console, 'log').mockImplementation((sentence) => void said.push(sentence));
  let asked = 0;
  const get = async () => {
    const found = verdicts[Math.min(asked, verdicts.length - 1)];
    asked += 1;
    return { version: found ? { check: found } : {}, shell: '2.0.0' };
  };
  const registry = /** @type {Registry} */ (
    /** @type {unknown} */ ({ url: new URL('http://x.example'), get })
  );
  return { registry, said };
}

test('a release waits for the checker, says once for what, and goes on when it passed', async () => {
  const { registry, said } = registryWith(undefined, undefined, check);
  await waitForCheck(registry, named, { everyMs: 1 });
  expect(said).toEqual([
    '… esperando o verificador do servidor conferi-la com a casca 2.0.0 (até 5 min)',
    '✓ o verificador a passou com a casca 2.0.0: 11 verificações',
  ]);
});

test.each(
  /** @type {const} */ ([
    ['checked', '11 verificações e os tipos'],
    ['no_sources', '11 verificações; tipos não conferidos: a versão não trouxe os mapas'],
    ['no_types', '11 verificações; tipos não conferidos: o servidor não guardou os desta casca'],
    ['unfinished', '11 verificações; tipos não conferidos: o compilador não terminou'],
  ]),
)('a release says of types that are %s: %s', async (types, words) => {
  const { registry, said } = registryWith({ ...check, types });
  await waitForCheck(registry, named);
  expect(said).toEqual([`✓ o verificador a passou com a casca 2.0.0: ${words}`]);
});

test('a release whose version failed ends as a refusal, with what it broke', async () => {
  const { registry } = registryWith({ ...check, passed: false, complaints: ['/a não abre.'] });
  await expect(waitForCheck(registry, named)).rejects.toMatchObject({
    message: 'O verificador reprovou a versão com a casca 2.0.0, no ar:\n  - /a não abre.',
    exitCode: exitCodes.refused,
  });
});

test('a release does not wait for ever for a checker that does not come', async () => {
  const { registry } = registryWith(undefined);
  await expect(waitForCheck(registry, named, { minutes: 0 })).rejects.toMatchObject({
    message: expect.stringMatching(
      /em 0 min\. .* Depois da conferência: pnpm release promote mfe-a 1\.0\.0$/,
    ),
    exitCode: exitCodes.away,
  });
});
