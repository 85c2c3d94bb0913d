import type { Metrics } from './create-metrics.ts';

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
    if (hostnames && !hostnames.includes(hostname)) return new Response(null, { status: 403 });
    if (pathname !== '/metrics') return new Response(null, { status: 404 });
    if (method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
    return new Response(await text(), { headers: { 'content-type': contentType } });
  };
}
