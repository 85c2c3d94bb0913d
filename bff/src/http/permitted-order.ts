import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../domain-error.ts';
import { permittedUser } from '../services/batch/permitted-user.ts';
import type { Services } from '../services/services.ts';
import type { AppEnv } from './app-env.ts';

/** Lets only orders with their permit pass, and gives the handlers their user. */
export function permittedOrder(services: Services): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const [permit, key] = [c.req.header('x-order-permit'), c.req.header('idempotency-key')];
    if (!permit || !key) throw new DomainError('not_authenticated');
    c.set('user', await permittedUser(services, permit, { batch: c.req.param('id') ?? '', key }));
    await next();
  };
}
