import { ReleaseFailure } from './failure.mjs';

/**
 * @import { Registry } from './connection.mjs'
 * @import { SigningKey } from './signing-key.mjs'
 * @typedef {{ fingerprint: string, label: string, createdBy: string, createdAt: string, revokedAt: string | null }} RemoteKey
 * @typedef {{ name: string, publicKey?: string | undefined, revoke?: string | undefined }} KeyRequest
 */

/**
 * Registers a public key of a remote, or revokes one.
 * @param {Registry} registry
 * @param {KeyRequest} request
 * @param {{ label?: string | undefined }} options
 */
export async function changeKey(registry, { name, publicKey, revoke }, { label }) {
  if (revoke) {
    await registry.delete(`/api/remotes/${name}/keys/${revoke}`).catch((error) => {
      if (error.code !== 'not_found') throw error;
      throw new ReleaseFailure('usage', `${name} não tem esta chave. Veja pnpm release keys ${name}`);
    });
    console.log(`✓ a chave ${revoke} não assina mais nada; o que ela já assinou continua no ar`);
    return;
  }
  const { key } = /** @type {{ key: RemoteKey }} */ (
    await registry.post(`/api/remotes/${name}/keys`, {
      publicKey,
      label: label ?? `${name} (linha de comando)`,
    })
  );
  console.log(`✓ chave ${key.fingerprint} (${key.label}) registrada`);
  console.log(`Daqui em diante, ${name} só publica versões assinadas.`);
}

/**
 * Prints the keys of a remote.
 * @param {Registry} registry
 * @param {string} name
 */
export async function listKeys(registry, name) {
  const keys = await keysOf(registry, name);
  if (keys.length === 0) console.log(`${name} não tem chaves: as versões dele não são assinadas.`);
  for (const { fingerprint, label, createdBy, createdAt, revokedAt } of keys)
    console.log(
      `${fingerprint}  ${label}  registrada por ${createdBy} em ${day(createdAt)}${revokedAt ? `  (revogada em ${day(revokedAt)})` : ''}`,
    );
}

/**
 * Refuses, before anything is built, a release that the server would refuse for its signature, or for the rank of its token.
 * @param {Registry} registry
 * @param {string} name
 * @param {SigningKey | null} key
 * @param {number} showing the share of the users to whom it will be shown, in percent
 */
export async function requireGoodKey(registry, name, key, showing = 0) {
  const keys = await keysOf(registry, name, showing > 0 ? `?showing=${showing}` : '');
  if (keys.length === 0) return;
  if (!key)
    throw new ReleaseFailure(
      'refused',
      `${name} só publica versões assinadas. Passe a chave privada em ANDROMEDA_SIGNING_KEY (o texto) ou ANDROMEDA_SIGNING_KEY_FILE (o arquivo).`,
    );
  const known = keys.find(({ fingerprint }) => fingerprint === key.fingerprint);
  if (known && !known.revokedAt) return;
  throw new ReleaseFailure(
    'refused',
    known
      ? `A chave de assinatura ${key.fingerprint} foi revogada em ${day(known.revokedAt ?? '')}. Use outra de pnpm release keys ${name}`
      : `${name} não tem a chave de assinatura ${key.fingerprint}. Use uma de pnpm release keys ${name}, ou peça a quem administra para registrar a sua.`,
  );
}

/**
 * @param {Registry} registry
 * @param {string} name
 * @returns {Promise<RemoteKey[]>}
 */
async function keysOf(registry, name, query = '') {
  const { keys } = /** @type {{ keys: RemoteKey[] }} */ (
    await registry.get(`/api/remotes/${name}/keys${query}`)
  );
  return keys;
}

const day = (/** @type {string} */ at) => new Date(at).toLocaleDateString('pt-BR');
