import { RemoteErrorReports } from '../../contract/remote-errors.ts';
import { recordRemoteErrors } from '../../contract/routes/release-routes.ts';
import { DomainError } from '../domain-error.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitNetwork } from '../http/limit-rate.ts';
import { networkOf } from '../http/network-of.ts';
import { newRoutes, refuseUnstorable } from '../http/new-routes.ts';
import { readBeacon } from '../http/read-beacon.ts';
import { readVisitor } from '../http/visitor.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

const BODY_BYTES = 24 * 1024;

/** Takes the errors that pages met in remotes, with or without a session. */
export function remoteErrorRoutes(releases: ReleaseServices) {
  const routes = newRoutes();
  routes.post(recordRemoteErrors.path, limitNetwork(300, 60), limitBody(BODY_BYTES));
  return routes.openapi(recordRemoteErrors, async (c) => {
    const reports = RemoteErrorReports.safeParse(await readBeacon(c));
    if (!reports.success) throw new DomainError('bad_request', { field: 'errors' });
    // The hook of the routes has seen only the text of a beacon.
    refuseUnstorable(reports.data);
    const { id: visitor, previews } = readVisitor(releases, c);
    // The errors of a preview say nothing about what other users see.
    const met = reports.data.filter(({ remote }) => !previews.some((preview) => preview.remote === remote));
    releases.errorGatherer.add(met, { visitor, network: networkOf(c) });
    return c.body(null, 204);
  });
}
