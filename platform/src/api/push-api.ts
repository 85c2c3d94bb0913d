import type { BffContract, PushSubscriptionKeys } from 'bff/contract';
import type { hc } from 'hono/client';

/** The browsers that take notices for the user, where `pushKey` of the public configuration is given. All reject with `ApiError`. */
export interface PushApi {
  pushSubscriptions: {
    /** Sends the user's notices to this browser, until their sign-in ends. The same one again changes nothing. */
    save(subscription: PushSubscriptionKeys): Promise<void>;
    /** What is gone already is no failure. */
    remove(endpoint: string): Promise<void>;
  };
}

export function createPushApi(client: ReturnType<typeof hc<BffContract>>): PushApi {
  const subscriptions = client.api['push-subscriptions'];
  return {
    pushSubscriptions: {
      save: async ({ endpoint, keys }) => {
        await subscriptions.$put({ json: { endpoint, keys } });
      },
      remove: async (endpoint) => {
        await subscriptions.$delete({ json: { endpoint } });
      },
    },
  };
}
