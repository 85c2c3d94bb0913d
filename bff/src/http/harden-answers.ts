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
  const secure = publicUrl.startsWith('https:');
  return async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('permissions-policy', NO_DEVICES);
    c.header('cross-origin-opener-policy', 'same-origin');
    for (const [name, value] of DEFAULTS) if (!c.res.headers.has(name)) c.header(name, value);
    if (secure) c.header('strict-transport-security', `max-age=${A_YEAR_SECONDS}`);
  };
}
