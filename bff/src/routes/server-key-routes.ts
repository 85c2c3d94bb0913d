import { readServerKeys } from '../../contract/routes/remote-server-routes.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

/** The keys by which servers of teams verify calls of the product; for everybody. */
export function serverKeyRoutes({ servers }: Pick<ReleaseServices, 'servers'>) {
  return newRoutes().openapi(readServerKeys, (c) => {
    c.header('cache-control', 'public, max-age=300');
    return c.json(servers.keys, 200);
  });
}
