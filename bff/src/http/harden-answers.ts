import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';

const A_YEAR_SECONDS = 365 * 24 * 3600;

/** The product uses no device, so an injected script may not, either. */
const NO_DEVICES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The policy of an answer without its own: files need no more, and a stricter one would restrict workers. */
const DEFAULTS = [
  ['content-security-policy', "frame-ancestors 'none'"],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
] as const;

/** The headers of every answer, whoever made it. Under an https address, browsers use https only from then on. */
export function hardenAnswers(publicUrl: string): MiddlewareHandler<AppEnv> {
  const always: (readonly [string, string])[] = [
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', NO_DEVICES],
    ['cross-origin-opener-policy', 'same-origin'],
  ];
  if (publicUrl.startsWith('https:')) always.push(['strict-transport-security', `max-age=${A_YEAR_SECONDS}`]);
  const all = [...DEFAULTS, ...always];
  return async (c, next) => {
    // Before the answer is made: a header that is set on a finished one makes it anew, with its body as a stream.
    for (const [name, value] of all) c.header(name, value);
    await next();
    // An answer that Hono did not make has none of them.
    if (c.res.headers.has('permissions-policy')) return;
    for (const [name, value] of DEFAULTS) if (!c.res.headers.has(name)) c.header(name, value);
    for (const [name, value] of always) c.header(name, value);
  };
}
