import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const A_YEAR_SECONDS = 365 * 24 * 3600;

/** What the product does not use, an injected script may not use either. */
const UNUSED_DEVICES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Photos are taken by the product's own pages; what they might frame gets no camera. */
const DEVICES = ['camera=(self)', ...UNUSED_DEVICES.map((feature) => `${feature}=()`)].join(', ');

type Headers = readonly (readonly [string, string])[];

/** The policy of an answer without its own: files need no more, and a stricter one would restrict workers. */
const FILES: Headers = [
  ['content-security-policy', "frame-ancestors 'none'"],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
];

/** Of answers that are neither pages nor their files: nothing in them may run or be cached. */
const CALLS: Headers = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['referrer-policy', 'no-referrer'],
  ['cache-control', 'no-store'],
];

const isCall = (path: string) => /^\/(?:(?:api|auth)(?:\/|$)|(?:openapi\.json|healthz|readyz)$)/.test(path);

/** The constant headers of every answer, from any handler. Under an https address, browsers use https only from then on. */
export function hardenAnswers(publicUrl: string): MiddlewareHandler<AppEnv> {
  const always: (readonly [string, string])[] = [
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', DEVICES],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  if (publicUrl.startsWith('https:')) always.push(['strict-transport-security', `max-age=${A_YEAR_SECONDS}`]);
  return async (c, next) => {
    const defaults = isCall(c.req.path) ? CALLS : FILES;
    // Before the answer is made: a header that is set on a finished one makes it again, with its body as a stream.
    for (const [name, value] of [...defaults, ...always]) c.header(name, value);
    await next();
    // An answer that Hono did not make has none of them.
    if (c.res.headers.has('permissions-policy')) return;
    for (const [name, value] of defaults) if (!c.res.headers.has(name)) c.header(name, value);
    for (const [name, value] of always) c.header(name, value);
  };
}
