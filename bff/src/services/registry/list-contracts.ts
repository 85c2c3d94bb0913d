import type { ReleaseServices } from './release-services.ts';

/** Where the OpenAPI documents of remotes' own backends are: of those whose live version has one. Sorted by name. */
export async function listContracts({
  catalog,
  snapshot,
}: Pick<ReleaseServices, 'catalog' | 'snapshot'>): Promise<{ remote: string; url: string }[]> {
  const built = (await catalog.entries()).map(({ remote }) => remote.name);
  const names = new Set([...built, ...snapshot.channels().map(({ remote }) => remote)]);
  const hasBackend = (remote: string) => {
    const live = snapshot.live(remote)?.record;
    return Boolean(live ? live.backend : catalog.built(remote)?.backend);
  };
  return [...names]
    .filter(hasBackend)
    .sort()
    .map((remote) => ({ remote, url: `/api/r/${remote}/openapi.json` }));
}
