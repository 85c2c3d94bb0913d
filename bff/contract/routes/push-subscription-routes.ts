import { createRoute } from '@hono/zod-openapi';
import { PushEndpoint, PushSubscriptionKeys } from '../push-subscriptions.ts';
import { refused, signedIn } from './answers.ts';

/** `PUT /api/push-subscriptions`: this browser takes notices for the user, until their sign-in ends. At most 10 of a user do. */
export const savePushSubscription = createRoute({
  method: 'put',
  path: '/api/push-subscriptions',
  ...signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: PushSubscriptionKeys } } } },
  responses: {
    204: { description: 'Saved' },
    400: refused('Not an address of a push service, or not its keys'),
    401: refused('Not signed in'),
    429: refused('Too many in a short time'),
  },
});

/** `DELETE /api/push-subscriptions`: it takes none any more. What is gone already is no refusal. */
export const deletePushSubscription = createRoute({
  method: 'delete',
  path: '/api/push-subscriptions',
  ...signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: PushEndpoint } } } },
  responses: {
    204: { description: 'Deleted' },
    400: refused('Bad request'),
    401: refused('Not signed in'),
    429: refused('Too many in a short time'),
  },
});
