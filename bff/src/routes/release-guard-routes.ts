import {
  approveRequest as approveDefinition,
  askForChange as askDefinition,
  declineRequest as declineDefinition,
  lockRelease as lockDefinition,
  readRequest as requestDefinition,
  requireApproval as ruleDefinition,
  unlockRelease as unlockDefinition,
} from '../../contract/routes/release-guard-routes.ts';
import { newRoutes } from '../http/new-routes.ts';
import { lockRelease, requireApproval, unlockRelease } from '../services/registry/guards/lock-release.ts';
import {
  approveRequest,
  askForChange,
  declineRequest,
  readRequest,
} from '../services/registry/guards/release-requests.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

/** What holds changes back: locks, and the approval of a second user. What guards these routes is before them in `releaseRoutes`. */
export function releaseGuardRoutes(releases: ReleaseServices) {
  return newRoutes()
    .openapi(lockDefinition, async (c) => {
      const { remote } = c.req.valid('param');
      const lock = await lockRelease(releases, c.var.actor, remote, c.req.valid('json').reason);
      return c.json({ lock }, 200);
    })
    .openapi(unlockDefinition, async (c) => {
      await unlockRelease(releases, c.var.actor, c.req.valid('param').remote);
      return c.body(null, 204);
    })
    .openapi(ruleDefinition, async (c) => {
      const rule = { ...c.req.valid('param'), ...c.req.valid('json') };
      await requireApproval(releases, c.var.actor, rule);
      return c.body(null, 204);
    })
    .openapi(askDefinition, async (c) => {
      const { remote } = c.req.valid('param');
      const request = await askForChange(releases, c.var.actor, remote, c.req.valid('json'));
      return c.json({ request }, 201);
    })
    .openapi(requestDefinition, async (c) =>
      c.json({ request: await readRequest(releases, c.var.actor, c.req.valid('param')) }, 200),
    )
    .openapi(approveDefinition, async (c) =>
      c.json(await approveRequest(releases, c.var.actor, c.req.valid('param')), 200),
    )
    .openapi(declineDefinition, async (c) => {
      await declineRequest(releases, c.var.actor, c.req.valid('param'));
      return c.body(null, 204);
    });
}
