import type { Api } from '@andromeda/platform';

/** The file of the installed app's service worker; a browser gets it only with the first notice that is asked for in it. */
const WORKER = '/service-worker.js';

/** What this browser can do: take notices, take them once the product is installed on it (iOS), or nothing. */
export function pushSupport(): 'yes' | 'installed' | 'no' {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window) return 'yes';
  return 'standalone' in navigator && !navigator.standalone ? 'installed' : 'no';
}

type Calls = Api['pushSubscriptions'];

/**
 * Whether this browser takes notices. The server hears of it again, which may have lost it. A subscription with a key that the
 * server does not have any more is ended. Rejects with `ApiError`.
 */
export async function readDevice(calls: Calls, key: string): Promise<'on' | 'off' | 'blocked'> {
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await subscriptionOf(await navigator.serviceWorker.getRegistration(), key);
  if (!subscription) return 'off';
  await tell(calls, subscription);
  return 'on';
}

/** Asks for the permission, and then for notices. `off` where the user left the question open. */
export async function subscribeDevice(calls: Calls, key: string): Promise<'on' | 'off' | 'refused'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'off';
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const present = await subscriptionOf(registration, key);
  await tell(calls, present ?? (await registration.pushManager.subscribe(options)));
  return 'on';
}

/** Ends the notices. Where the server does not hear of it, the push service tells it with the next one. */
export async function unsubscribeDevice(calls: Calls): Promise<'off'> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  if (subscription) await calls.remove(subscription.endpoint).catch(() => undefined);
  if (!matchMedia('(display-mode: standalone)').matches) await registration?.unregister();
  return 'off';
}

async function subscriptionOf(registration: ServiceWorkerRegistration | undefined, key: string) {
  const subscription = await registration?.pushManager.getSubscription();
  const used = subscription?.options.applicationServerKey;
  if (!subscription || !used || inBase64Url(used) === key) return subscription ?? null;
  await subscription.unsubscribe();
  return null;
}

const inBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function tell(calls: Calls, subscription: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await calls.save({ endpoint: subscription.endpoint, keys: { p256dh, auth } });
}
