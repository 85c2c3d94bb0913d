import { createRoute, z } from '@hono/zod-openapi';
import {
  CheckoutAnswer,
  CheckoutRequest,
  PaymentConfirmation,
  PlanList,
  SubscriptionAnswer,
} from '../plans.ts';
import { json, refused, signedIn } from './answers.ts';

/** `GET /api/plans`: the server's plan table. Open to everyone. */
export const listPlans = createRoute({
  method: 'get',
  path: '/api/plans',
  responses: { 200: json(PlanList, 'Cheapest first') },
});

/** `POST /api/checkout`: opens a payment session for the signed-in user at the provider. */
export const createCheckout = createRoute({
  method: 'post',
  path: '/api/checkout',
  ...signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: CheckoutRequest } } } },
  responses: {
    200: json(CheckoutAnswer, 'Where to pay'),
    401: refused('Not signed in'),
    422: refused('The plan has no price'),
    502: refused('The payment provider failed'),
  },
});

/** `GET /api/checkout/{sessionId}`: what decides `/sucesso`. */
export const readCheckout = createRoute({
  method: 'get',
  path: '/api/checkout/{sessionId}',
  ...signedIn,
  request: { params: z.object({ sessionId: z.string().min(1).max(300) }) },
  responses: {
    200: json(PaymentConfirmation, 'Paid, and credited'),
    401: refused('Not signed in'),
    404: refused('Invented, unpaid or somebody else’s'),
  },
});

/** `GET /api/subscription`. */
export const readSubscription = createRoute({
  method: 'get',
  path: '/api/subscription',
  ...signedIn,
  responses: { 200: json(SubscriptionAnswer, 'The subscription, if any'), 401: refused('Not signed in') },
});

/** `DELETE /api/subscription`: cancels at the end of what is paid. */
export const cancelSubscription = createRoute({
  method: 'delete',
  path: '/api/subscription',
  ...signedIn,
  responses: {
    200: json(SubscriptionAnswer, 'The subscription as it now is'),
    401: refused('Not signed in'),
    404: refused('No subscription'),
    502: refused('The payment provider failed'),
  },
});
