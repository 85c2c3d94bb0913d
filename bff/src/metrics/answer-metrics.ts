import type { Metrics } from './create-metrics.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * Answers `GET /metrics`, and nothing else. `hostnames` are the names under which it may be asked; null for any: on this
 * machine's own address a stranger's page could else read it under a name that leads here.
 */
export function answerMetrics(
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  hostnames: readonly string[] | null,
): (request: Request) => Promise<Response> {
  return async ({ method, url }) => {
    const { hostname, pathname } = new URL(url);
    if (hostnames && !hostnames.includes(hostname)) return new Response(null, { status: 403, headers });
    if (pathname !== '/metrics') return new Response(null, { status: 404, headers });
    if (method !== 'GET') return new Response(null, { status: 405, headers: { ...headers, allow: 'GET' } });
    return new Response(await text(), { headers: { ...headers, 'content-type': contentType } });
  };
}
