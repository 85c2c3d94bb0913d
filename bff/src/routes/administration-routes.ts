import {
  previewEmailTest,
  readAdminOverview,
  sendEmailTest,
} from '../../contract/routes/administration-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitNetwork } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { knownUser } from '../http/signed-in.ts';
import type { TokenVerifier } from '../ports/user.ts';
import { readOverview } from '../services/administration/read-overview.ts';
import { previewMail, sendTestMail } from '../services/administration/test-mails.ts';
import type { Services } from '../services/services.ts';

const BODY_BYTES = 4 * 1024;

/** The admin screen's figures and the test of e-mail templates. */
export function administrationRoutes(services: Services, verifier: TokenVerifier) {
  const routes = newRoutes();
  routes.post(sendEmailTest.path, limitNetwork(20, 60), limitBody(BODY_BYTES));
  return routes
    .openapi(readAdminOverview, async (c) => c.json(await readOverview(services, c.var.user), 200))
    .openapi(sendEmailTest, async (c) => {
      await sendTestMail(services, await knownUser(verifier, c), c.req.valid('json'));
      return c.body(null, 204);
    })
    .openapi(previewEmailTest, async (c) => {
      const { template } = c.req.valid('param');
      return c.json(await previewMail(services, await knownUser(verifier, c), template), 200);
    });
}
