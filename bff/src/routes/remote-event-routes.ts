import type { Context } from 'hono';
import { SHELL } from '../../contract/page-config.ts';
import { type RemoteEvent, RemoteEvents } from '../../contract/remote-health.ts';
import { recordRemoteEvents, recordShellMiss } from '../../contract/routes/release-routes.ts';
import { DomainError } from '../domain-error.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitNetwork } from '../http/limit-rate.ts';
import { networkOf } from '../http/network-of.ts';
import { newRoutes } from '../http/new-routes.ts';
import { readBeacon } from '../http/read-beacon.ts';
import { readVisitor } from '../http/visitor.ts';
import { recordEvents } from '../services/registry/record-events.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

const BODY_BYTES = 16 * 1024;

/** Takes what pages report about the remotes they load and about their shell, with or without a session. */
export function remoteEventRoutes(releases: ReleaseServices) {
  const routes = newRoutes();
  routes.post(recordRemoteEvents.path, limitNetwork(600, 60), limitBody(BODY_BYTES));
  routes.get('/api/shell-misses/:version', limitNetwork(600, 60));
  return routes
    .openapi(recordRemoteEvents, async (c) => {
      const events = RemoteEvents.safeParse(await readBeacon(c));
      if (!events.success) throw new DomainError('bad_request', { field: 'events' });
      await record(releases, c, events.data);
      return c.body(null, 204);
    })
    .openapi(recordShellMiss, async (c) => {
      const { version } = c.req.valid('param');
      await record(releases, c, [{ remote: SHELL, version, kind: 'load_failed', ms: 0 }]);
      c.header('cache-control', 'no-store');
      return c.body(null, 204);
    });
}

async function record(releases: ReleaseServices, c: Context, events: readonly RemoteEvent[]): Promise<void> {
  const { id: visitor, previews } = readVisitor(releases, c);
  // The events of a preview say nothing about what other users see.
  const reported = events.filter(({ remote }) => !previews.some((preview) => preview.remote === remote));
  await recordEvents(releases, reported, { visitor, network: networkOf(c) });
}
