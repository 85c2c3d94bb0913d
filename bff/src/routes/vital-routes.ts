import { readVitals as readDefinition, recordVitals } from '../../contract/routes/vital-routes.ts';
import { VisitVitals } from '../../contract/web-vitals.ts';
import { DomainError } from '../domain-error.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitNetwork } from '../http/limit-rate.ts';
import { networkOf } from '../http/network-of.ts';
import { newRoutes } from '../http/new-routes.ts';
import { readBeacon } from '../http/read-beacon.ts';
import { readVisitor } from '../http/visitor.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import { readVitals } from '../services/vitals/read-vitals.ts';

const BODY_BYTES = 4 * 1024;

/** Takes what pages measure of their visits, with or without a session, and shows it to administrators. */
export function vitalRoutes(releases: ReleaseServices) {
  const routes = newRoutes();
  routes.post(recordVitals.path, limitNetwork(300, 60), limitBody(BODY_BYTES));
  return routes
    .openapi(recordVitals, async (c) => {
      const vitals = VisitVitals.safeParse(await readBeacon(c));
      if (!vitals.success) throw new DomainError('bad_request', { field: 'vitals' });
      const { id: visitor, previews } = readVisitor(releases, c);
      // The times of a preview say nothing about what other users see.
      const seen = vitals.data.filter(({ remote }) => !previews.some((one) => one.remote === remote));
      releases.vitals.add(seen);
      releases.userVitalGatherer.add(seen, { visitor, network: networkOf(c) });
      return c.body(null, 204);
    })
    .openapi(readDefinition, async (c) => c.json(await readVitals(releases, c.var.user), 200));
}
