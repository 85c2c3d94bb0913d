import type { PublicConfig } from '../../contract/page-config.ts';
import { readConfig } from '../../contract/routes/account-routes.ts';
import { newRoutes } from '../http/new-routes.ts';

/** The configuration that a browser needs before anybody signs in. */
export function configRoutes(publicConfig: PublicConfig) {
  return newRoutes().openapi(readConfig, (c) => c.json(publicConfig, 200));
}
