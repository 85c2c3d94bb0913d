import { checkBuiltRemote } from '../../contract/check-built-remote.mjs';
import { BrowserMissingError } from '../../contract/launch-browser.mjs';
import { contractPage, makeBuild } from './own-project.mjs';

/**
 * Checks the built remote, or what lies in `given`, against the platform's contract: 0 where it holds, 1 where it does not,
 * 2 without a browser.
 * @param {import('./own-remote.mjs').OwnRemote} remote
 * @param {string} [given]
 */
export async function contract(remote, given) {
  const folder =
    given ?? (await makeBuild(remote, (version) => console.log(`… construindo ${remote.name} ${version}`)));
  try {
    const { checks, complaints } = await checkBuiltRemote(folder, contractPage);
    for (const complaint of complaints) console.error(`✗ ${complaint}`);
    if (complaints.length > 0) return 1;
    console.log(`✓ ${remote.name} cumpre o contrato da plataforma: ${checks} verificações.`);
    return 0;
  } catch (error) {
    if (!(error instanceof BrowserMissingError)) throw error;
    console.error(`${error.message} Ou rode: npx playwright install --only-shell chromium`);
    return 2;
  }
}
