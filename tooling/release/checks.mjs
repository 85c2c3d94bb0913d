import { BrowserMissingError, checkBuiltRemote } from '../scripts/contract.mjs';
import { checkTypes as typeComplaints } from '../scripts/types.mjs';
import { ReleaseFailure } from './failure.mjs';

/**
 * Checks the types of the remote against the platform's, as `pnpm check` does. Rejects with the compiler's output.
 * @param {string} name
 */
export async function checkTypes(name) {
  const complaints = await typeComplaints([name]);
  if (complaints)
    throw new ReleaseFailure('build', `Os tipos de ${name} não conferem com a plataforma:\n${complaints}`);
}

/**
 * Checks every screen of the built remote in a browser, with the fake host. Returns false if no browser is installed.
 * @param {string} folder
 */
export async function checkContract(folder) {
  const began = performance.now();
  const { checks, complaints } = await checkBuiltRemote(folder).catch((error) => {
    if (error instanceof BrowserMissingError) return { checks: 0, complaints: /** @type {string[]} */ ([]) };
    throw error;
  });
  if (complaints.length > 0)
    throw new ReleaseFailure(
      'build',
      `O remoto não cumpre o contrato da plataforma:\n${complaints.map((each) => `  - ${each}`).join('\n')}`,
    );
  if (checks === 0) {
    console.log('· o contrato não foi conferido: não há navegador nesta máquina');
    return false;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
  console.log(`✓ cumpre o contrato da plataforma: ${checks} verificações (${seconds} s)`);
  return true;
}
