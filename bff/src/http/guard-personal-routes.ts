import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { TokenVerifier } from '../ports/user.ts';
import type { AppEnv } from './app-env.ts';
import { personalRoutes, routesBeforeSecondStep, routesOfLeavingUsers } from './contract-routes.ts';
import { signedIn } from './signed-in.ts';

/**
 * Lets only signed-in users reach the personal routes, each after one check; `remember` runs once the user is known. An
 * address that two routes match, as `/recent` and `/:key` do, is checked for the route that spells it out.
 */
export function guardPersonalRoutes(
  app: OpenAPIHono<AppEnv>,
  verifier: TokenVerifier,
  remember: MiddlewareHandler<AppEnv> = (_c, next) => next(),
): void {
  const parametersOf = (route: (typeof personalRoutes)[number]) => route.getRoutingPath().split(':').length;
  for (const route of personalRoutes.toSorted((one, other) => parametersOf(one) - parametersOf(other))) {
    const check = signedIn(verifier, {
      leaving: routesOfLeavingUsers.has(route),
      awaiting: routesBeforeSecondStep.has(route),
    });
    app.on(route.method.toUpperCase(), route.getRoutingPath(), (c, next) =>
      c.get('user') ? next() : check(c, async () => void (await remember(c, next))),
    );
  }
}
