import { checkBuiltRemote } from '../contract/check-built-remote.mjs';
import { BrowserMissingError } from '../contract/launch-browser.mjs';
import { ReleaseFailure } from './failure.mjs';

/**
 * @import { CheckedRemote } from '../contract/check-built-remote.mjs'
 * @import { Project } from './project.mjs'
 */

/**
 * Checks the types of the remote against the platform's, as `pnpm check` does. Rejects with the compiler's output.
 * @param {Pick<Project, 'typeComplaints'>} project
 * @param {string} name
 */
export async function checkTypes(project, name) {
  const complaints = await project.typeComplaints(name);
  if (complaints)
    throw new ReleaseFailure('build', `Os tipos de ${name} não conferem com a plataforma:\n${complaints}`);
}

/**
 * Checks every screen of the built remote in a browser, with the fake host, and takes pictures of them. Nothing was checked where no
 * browser is installed.
 * @param {Pick<Project, 'contractPage'>} project
 * @param {string} folder
 */
export async function checkContract(project, folder) {
  const began = performance.now();
  const { checks, complaints, pictures } = await checkBuiltRemote(folder, project.contractPage, {
    look: true,
  }).catch((error) => {
    if (error instanceof BrowserMissingError) return unchecked;
    throw error;
  });
  if (complaints.length > 0)
    throw new ReleaseFailure(
      'build',
      `O remoto não cumpre o contrato da plataforma:\n${complaints.map((each) => `  - ${each}`).join('\n')}`,
    );
  if (checks === 0) {
    console.log('· o contrato não foi conferido: não há navegador nesta máquina');
    return { contractChecked: false, pictures };
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
  const looked = pictures.length > 0 ? `, ${pictures.length} imagens das telas` : '';
  console.log(`✓ cumpre o contrato da plataforma: ${checks} verificações${looked} (${seconds} s)`);
  return { contractChecked: true, pictures };
}

/** @type {CheckedRemote} */
const unchecked = { checks: 0, complaints: [], pictures: [] };
