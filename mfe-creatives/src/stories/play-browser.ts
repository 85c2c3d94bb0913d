/** Plays a browser that takes notices, which answers its question with `permission`; the answer ends it. */
export function playBrowser(
  permission: NotificationPermission | 'unanswered',
  { subscribed = false, fails = false, sync = false } = {},
): () => void {
  const subscription = {
    endpoint: 'https://push.example.com/phone',
    options: { applicationServerKey: null },
    toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => true,
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
        if (fails) throw new DOMException('Registration failed', 'AbortError');
        subscribed = true;
        return subscription;
      },
    },
    unregister: async () => true,
    ...(sync && { sync: { register: async () => undefined } }),
  };
  const restore = [
    replace(window, 'Notification', {
      permission: subscribed ? 'granted' : 'default',
      requestPermission: () =>
        permission === 'unanswered' ? new Promise(() => undefined) : Promise.resolve(permission),
    }),
    replace(navigator, 'serviceWorker', {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    }),
  ];
  // A batch of another story may be under way for ever, and hold the lock.
  if (sync) restore.push(replace(navigator, 'locks', undefined));
  return () => {
    for (const end of restore) end();
  };
}

function replace(owner: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true });
  return () => {
    Reflect.deleteProperty(owner, name);
    if (own) Object.defineProperty(owner, name, own);
  };
}
