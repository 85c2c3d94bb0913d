import * as definitions from '../../contract/routes/second-factor-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { TokenVerifier } from '../ports/user.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  passSecondFactor,
  readSecondFactor,
} from '../services/second-factor/second-factor.ts';
import { TooManyCodes } from '../services/second-factor/try-code.ts';
import { vouchForSession } from '../services/second-factor/vouch-for-session.ts';
import type { Services } from '../services/services.ts';

const BODY_BYTES = 4 * 1024;

/** The user's second factor, and the second step of a sign-in. */
export function secondFactorRoutes(services: Services, verifier: TokenVerifier) {
  const app = newRoutes();
  app.onError((error, c) => {
    if (error instanceof TooManyCodes) c.header('retry-after', String(error.waitSeconds));
    throw error;
  });
  // Few passwords may be tried with a stolen session. The codes of the second step are counted in the database: by the user
  // alone, a thief's wrong codes would lock the owner out.
  app.on('POST', definitions.passSecondFactor.getRoutingPath(), limitBody(BODY_BYTES));
  for (const route of [
    definitions.beginSecondFactor,
    definitions.confirmSecondFactor,
    definitions.vouchForSession,
    definitions.endSecondFactor,
  ])
    app.on(route.method.toUpperCase(), route.getRoutingPath(), limitRate(5, 300), limitBody(BODY_BYTES));
  return app
    .openapi(definitions.readSecondFactor, async (c) =>
      c.json(await readSecondFactor(services, c.var.user), 200),
    )
    .openapi(definitions.beginSecondFactor, async (c) =>
      c.json(await beginSecondFactor(services, c.var.user, c.req.valid('json')), 200),
    )
    .openapi(definitions.confirmSecondFactor, async (c) =>
      c.json(await confirmSecondFactor(services, c.var.user, c.req.valid('json').code), 200),
    )
    .openapi(definitions.passSecondFactor, async (c) =>
      c.json(await passSecondFactor(services, c.var.user, c.req.valid('json').code), 200),
    )
    .openapi(definitions.vouchForSession, async (c) =>
      c.json(await vouchForSession({ ...services, verifier }, c.var.user, c.req.valid('json').token), 200),
    )
    .openapi(definitions.endSecondFactor, async (c) =>
      c.json(await endSecondFactor(services, c.var.user, c.req.valid('json')), 200),
    );
}
