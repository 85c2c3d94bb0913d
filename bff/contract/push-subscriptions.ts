import { z } from '@hono/zod-openapi';

/** Names a browser at its push service. */
export const PushEndpoint = z
  .object({ endpoint: z.url({ protocol: /^https$/ }).max(1000) })
  .openapi('PushEndpoint');
export type PushEndpoint = z.infer<typeof PushEndpoint>;

/** `PUT /api/push-subscriptions`: what `PushSubscription.toJSON()` of a browser says. */
export const PushSubscriptionKeys = PushEndpoint.extend({
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
}).openapi('PushSubscription');
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>;
