import { accessToken, createSeller, type Seller } from './seller.ts';

/** One seller inside a running canary and one outside. The user's id decides the side, so it creates sellers until it has both. */
export async function sellersOfBoth(
  url: string,
  remote: string,
  canaryVersion: string,
): Promise<{ inside: Seller; outside: Seller }> {
  const found: { inside?: Seller; outside?: Seller } = {};
  for (let tries = 0; tries < 24; tries += 1) {
    const seller = await createSeller(url);
    const side = (await versionFor(url, remote, seller)) === canaryVersion ? 'inside' : 'outside';
    found[side] ??= seller;
    if (found.inside && found.outside) return { inside: found.inside, outside: found.outside };
  }
  throw new Error(`all 24 sellers saw the same version of ${remote}`);
}

/** The version that the server chooses for a seller on a new device, of which it knows only the session. */
async function versionFor(url: string, remote: string, seller: Seller): Promise<string | undefined> {
  const authorization = `Bearer ${await accessToken(url, seller)}`;
  const named = await fetch(`${url}/api/credits`, { headers: { authorization } });
  const cookie = named.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { remotes } = await (await fetch(`${url}/remotes.json`, { headers: { cookie } })).json();
  return remotes.find(({ name }: { name: string }) => name === remote)?.version;
}
