import { ReleaseFailure } from './failure.mjs';

/** @import { Registry } from './connection.mjs' */

/**
 * Holds what everybody sees of a remote, until somebody unlocks it.
 * @param {Registry} registry
 * @param {string} name
 * @param {string} reason
 */
export async function lock(registry, name, reason) {
  await registry.put(`/api/remotes/${name}/lock`, { reason });
  console.log(`✓ ${name} travado: ${reason}`);
  console.log('Publicar, prévias, rollback e retirar um canário seguem livres.');
  console.log(`Para destravar: pnpm release unlock ${name}`);
}

/**
 * Lets a remote change again.
 * @param {Registry} registry
 * @param {string} name
 */
export async function unlock(registry, name) {
  await registry.delete(`/api/remotes/${name}/lock`).catch((/** @type {ReleaseFailure} */ error) => {
    if (error.code !== 'not_found') throw error;
    throw new ReleaseFailure('conflict', `${name} não está travado.`);
  });
  console.log(`✓ ${name} destravado`);
}
