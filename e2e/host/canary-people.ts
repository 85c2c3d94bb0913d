import { accessToken, createSeller, type Seller } from './seller.ts';

/** Two sellers on either side of a running canary: who they are decides it, so new ones come until both are there. */
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
  throw new Error(`of 24 people all saw the same version of ${remote}`);
}

/** What the server chooses for a person on a device of which it knows nothing but the session. */
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
