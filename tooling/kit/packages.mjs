import { contractPage } from '../scripts/contract.mjs';
import { foundations } from './foundations.mjs';
import { createRemote, remoteKit } from './tools.mjs';
import { versionsHere } from './versions.mjs';

/** Everything that a team without this repository installs. @returns {Promise<import('./tarball.mjs').Package[]>} */
export async function packages() {
  const versions = versionsHere();
  return [...foundations(versions), remoteKit(versions, await contractPage()), createRemote(versions)];
}
