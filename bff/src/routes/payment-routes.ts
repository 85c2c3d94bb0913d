import {
  cancelSubscription as cancelDefinition,
  createCheckout,
  listPlans as plansDefinition,
  readCheckout,
  readSubscription as subscriptionDefinition,
} from '../../contract/routes/payment-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { confirmCheckout } from '../services/payments/confirm-checkout.ts';
import { listPlans } from '../services/payments/list-plans.ts';
import { openCheckout } from '../services/payments/open-checkout.ts';
import { cancelSubscription, readSubscription } from '../services/payments/read-subscription.ts';
import { receiveMessage } from '../services/payments/receive-message.ts';
import type { Services } from '../services/services.ts';

const BODY_BYTES = 16 * 1024;
const MESSAGE_BYTES = 1024 * 1024;

/** Plans, payment and subscription. `originOf` answers the origin to which a request's browser returns. */
export function paymentRoutes(services: Services, originOf: (requestUrl: string) => string) {
  const routes = newRoutes();
  routes.post(createCheckout.path, limitRate(20, 60), limitBody(BODY_BYTES));
  routes.get(readCheckout.getRoutingPath(), limitRate(60, 60));
  return routes
    .openapi(plansDefinition, (c) => c.json({ plans: listPlans(services) }, 200))
    .openapi(createCheckout, async (c) => {
      const { priceId } = c.req.valid('json');
      const request = { priceId, origin: originOf(c.req.url) };
      return c.json(await openCheckout(services, c.var.user, request), 200);
    })
    .openapi(readCheckout, async (c) => {
      const { sessionId } = c.req.valid('param');
      return c.json(await confirmCheckout(services, c.var.user, sessionId), 200);
    })
    .openapi(subscriptionDefinition, async (c) =>
      c.json({ subscription: await readSubscription(services, c.var.user) }, 200),
    )
    .openapi(cancelDefinition, async (c) =>
      c.json({ subscription: await cancelSubscription(services, c.var.user) }, 200),
    );
}

/** The webhook of the payment provider. Any failure on our side answers 5xx, so that it sends the message again. */
export function webhookRoutes(services: Services) {
  const routes = newRoutes();
  routes.post('/webhooks/stripe', limitBody(MESSAGE_BYTES), async (c) => {
    await receiveMessage(services, await c.req.text(), c.req.header('stripe-signature') ?? '');
    return c.json({ received: true });
  });
  return routes;
}
