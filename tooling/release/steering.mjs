import { changeOrAsk } from './approval.mjs';
import { ReleaseFailure } from './failure.mjs';
import { lockWords, unknownRemote } from './reports.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @import { RemoteState, Status } from './reports.mjs'
 * @import { Waiting } from './approval.mjs'
 */

/**
 * Withdraws the canary, or returns to the previous version.
 * @param {Registry} registry
 * @param {string} name
 */
export async function rollback(registry, name) {
  const { canaryVersion, liveVersion, revision } = await stateOf(registry, name);
  const state = await change(registry, name, { action: 'rollback', revision });
  console.log(
    canaryVersion
      ? `✓ canário ${canaryVersion} retirado; todos veem ${state.liveVersion ?? 'o que está construído no servidor'}`
      : `✓ ${name} voltou de ${liveVersion} para ${state.liveVersion}`,
  );
  if (state.lock) console.log(`${name} segue ${lockWords(state.lock)}`);
}

/**
 * Shows a version to all users; without a name, the canary's version.
 * @param {Registry} registry
 * @param {string} name
 * @param {string} [named]
 * @param {Waiting} [waiting]
 */
export async function promote(registry, name, named, waiting) {
  const { canaryVersion, revision } = await stateOf(registry, name);
  const version = named ?? canaryVersion;
  if (!version)
    throw new ReleaseFailure('usage', `${name} não tem canário. Diga a versão: pnpm release status`);
  await changeOrAsk(registry, name, { action: 'promote', version, revision }, waiting);
  console.log(`✓ ${name} ${version} no ar para todos`);
}

/**
 * Shows the canary, or the named version, to a percentage of users.
 * @param {Registry} registry
 * @param {string} name
 * @param {number} percent
 * @param {string} [named]
 * @param {Waiting} [waiting]
 */
export async function setCanary(registry, name, percent, named, waiting) {
  const { canaryVersion, revision } = await stateOf(registry, name);
  const version = named ?? canaryVersion;
  if (!version)
    throw new ReleaseFailure('usage', `${name} não tem canário. Diga a versão: pnpm release status`);
  await changeOrAsk(registry, name, { action: 'canary', version, percent, revision }, waiting);
  console.log(`✓ ${name} ${version} no ar para ${percent}% das pessoas`);
}

/**
 * Makes a link that shows the canary's version, or the named one, to whoever opens it, for a day.
 * @param {Registry} registry
 * @param {string} name
 * @param {string} [named]
 */
export async function preview(registry, name, named) {
  const version = named ?? (await stateOf(registry, name)).canaryVersion;
  if (!version)
    throw new ReleaseFailure('usage', `${name} não tem canário. Diga a versão: pnpm release status`);
  const { url, until } = /** @type {{ url: string, until: string }} */ (
    await registry.post(`/api/remotes/${name}/previews`, { version })
  );
  console.log(`✓ prévia de ${name} ${version} até ${new Date(until).toLocaleString('pt-BR')}`);
  console.log(`→ ${url}`);
}

/**
 * Ends every preview link of the canary's version, or of the named one.
 * @param {Registry} registry
 * @param {string} name
 * @param {string} [named]
 */
export async function endPreviews(registry, name, named) {
  const version = named ?? (await stateOf(registry, name)).canaryVersion;
  if (!version)
    throw new ReleaseFailure('usage', `${name} não tem canário. Diga a versão: pnpm release status`);
  const { ended } = /** @type {{ ended: number }} */ (
    await registry.delete(`/api/remotes/${name}/previews?version=${encodeURIComponent(version)}`)
  );
  if (ended === 0) return console.log(`Nenhum link de prévia de ${name} ${version} estava aberto.`);
  console.log(
    `✓ ${ended === 1 ? 'um link' : `${ended} links`} de prévia de ${name} ${version}: prévia encerrada`,
  );
  console.log('Quem a via volta ao que está no ar quando carregar a página de novo.');
}

/**
 * Returns the remote to the build on the server's disk.
 * @param {Registry} registry
 * @param {string} name
 */
export async function followBuild(registry, name) {
  const { revision, setBy, canaryVersion } = await stateOf(registry, name);
  if (setBy === 'start' && !canaryVersion)
    throw new ReleaseFailure('conflict', `${name} já segue o que está construído no servidor.`);
  const { builtVersion } = await change(registry, name, { action: 'follow_build', revision });
  console.log(`✓ ${name} segue o que está construído no servidor (${builtVersion ?? 'nada'})`);
}

/**
 * @param {Registry} registry
 * @param {string} name
 */
async function stateOf(registry, name) {
  const { remotes } = /** @type {Status} */ (await registry.get('/api/remotes'));
  const state = remotes.find(({ remote }) => remote === name);
  if (!state) throw unknownRemote(registry, name);
  return state;
}

/**
 * @param {Registry} registry
 * @param {string} name
 * @param {object} request
 */
const change = async (registry, name, request) =>
  /** @type {RemoteState} */ (await registry.post(`/api/remotes/${name}/changes`, request));
