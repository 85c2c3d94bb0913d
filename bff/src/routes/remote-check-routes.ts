import {
  addCheck as addDefinition,
  readContractFile as fileDefinition,
  readContractPage as pageDefinition,
  readPendingChecks as pendingDefinition,
  readCheckedSources as sourcesDefinition,
  readCheckedVersion as versionDefinition,
} from '../../contract/routes/remote-check-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitNetwork } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { refuseWhileAway } from '../http/refuse-while-away.ts';
import { releaseActor } from '../http/release-actor.ts';
import type { TokenVerifier } from '../ports/user.ts';
import { addCheck } from '../services/registry/checks/add-check.ts';
import { readContractFile, readContractPage } from '../services/registry/checks/contract-pages.ts';
import {
  listPendingChecks,
  readCheckedSources,
  readCheckedVersion,
} from '../services/registry/checks/pending-checks.ts';
import { requireChecker } from '../services/registry/recognise-actor.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

const LARGEST_CHECK_BYTES = 64 * 1024;
const asBytes = { 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' };

/** What the operator's checker reads, and what it found. */
export function remoteCheckRoutes(releases: ReleaseServices, verifier: TokenVerifier) {
  const routes = newRoutes();
  for (const path of ['/api/remote-checks', '/api/remote-checks/*'])
    routes.use(
      path,
      limitNetwork(600, 60),
      refuseWhileAway(releases.snapshot),
      releaseActor(releases, verifier, requireChecker),
    );
  routes.post('/api/remote-checks', limitBody(LARGEST_CHECK_BYTES));
  return routes
    .openapi(pendingDefinition, async (c) => c.json(await listPendingChecks(releases, c.var.actor), 200))
    .openapi(versionDefinition, async (c) =>
      c.json(await readCheckedVersion(releases, c.var.actor, c.req.valid('param')), 200),
    )
    .openapi(pageDefinition, async (c) =>
      c.json(await readContractPage(releases, c.var.actor, c.req.valid('param').shell), 200),
    )
    .openapi(sourcesDefinition, async (c) => {
      const bytes = await readCheckedSources(releases, c.var.actor, c.req.valid('param'));
      return c.body(new Uint8Array(bytes), 200, asBytes);
    })
    .openapi(fileDefinition, async (c) => {
      const bytes = await readContractFile(releases, c.var.actor, c.req.valid('param'));
      return c.body(new Uint8Array(bytes), 200, asBytes);
    })
    .openapi(addDefinition, async (c) =>
      c.json({ check: await addCheck(releases, c.var.actor, c.req.valid('json')) }, 201),
    );
}
