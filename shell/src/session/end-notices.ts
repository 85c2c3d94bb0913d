import type { Api } from '@andromeda/platform';

/** A sign-out does not wait longer for a server that does not answer. */
const LIMIT_MS = 2_000;

/**
 * Ends the notices of this browser, whose user leaves it: nothing of theirs is shown to the next one. Never rejects; where the server does
 * not hear of it, it sends none to a session that has ended.
 */
export async function endNotices({ pushSubscriptions }: Pick<Api, 'pushSubscriptions'>): Promise<void> {
  const end = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    if (!subscription) return;
    await subscription.unsubscribe();
    if (!matchMedia('(display-mode: standalone)').matches) await registration?.unregister();
    await pushSubscriptions.remove(subscription.endpoint);
  };
  const limit = new Promise<void>((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([end().catch(() => undefined), limit]);
}
