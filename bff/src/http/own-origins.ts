/** This machine's own names, as they appear in an address. */
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the name leads only from this machine to itself. */
export const isLoopback = (hostname: string): boolean =>
  [...LOOPBACK, '::1'].includes(hostname.toLowerCase());

/** The names under which browsers may reach us: the public one and this machine's own. */
export const knownHostnames = (publicUrl: string): string[] => [...LOOPBACK, new URL(publicUrl).hostname];

/** Every origin under which a browser may have reached us: the public one and, on a developer's machine, its other names. */
export function ownOrigins(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  if (!LOOPBACK.includes(url.hostname)) return [url.origin];
  const others = LOOPBACK.filter((name) => name !== url.hostname);
  return [url.origin, ...others.map((name) => `${url.protocol}//${name}${url.port && `:${url.port}`}`)];
}

/** Where a browser is sent back to: the origin that it used, if that is ours, else the public one. */
export function returnOrigin(publicUrl: string): (requestUrl: string) => string {
  const own = ownOrigins(publicUrl);
  return (requestUrl) => own.find((origin) => origin === new URL(requestUrl).origin) ?? publicUrl;
}
