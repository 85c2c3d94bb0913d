import { ReleaseFailure } from './failure.mjs';

/**
 * @import { Registry } from './connection.mjs'
 */

/**
 * Registers the server of a remote's team, or removes it where no address is given.
 * @param {Registry} registry
 * @param {{ name: string, address?: string | undefined }} request
 */
export async function changeServer(registry, { name, address }) {
  const path = `/api/remotes/${name}/server`;
  if (!address) {
    await registry.delete(path).catch((error) => {
      if (error.code !== 'not_found') throw error;
      throw new ReleaseFailure('usage', `${name} não tem servidor registrado.`);
    });
    console.log(`✓ nada mais de ${name} é encaminhado a um servidor`);
    return;
  }
  const { server } = /** @type {{ server: { address: string } }} */ (await registry.put(path, { address }));
  console.log(`✓ as chamadas de ${name} vão para ${server.address}`);
  console.log('As versões que têm backend próprio continuam com ele.');
  console.log(
    `O servidor confere cada chamada com as chaves de ${new URL('/.well-known/jwks.json', registry.url)}`,
  );
}
