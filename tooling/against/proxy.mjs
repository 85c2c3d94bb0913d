import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import {
  describeLocalRemote,
  isProductPage,
  rewriteCookie,
  rewriteList,
  rewritePage,
  rewritePolicy,
  withOrigin,
} from './rewrite-page.mjs';

/**
 * @import { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
 * @typedef {{ upstream: string, local: string, devServer: string, description: () => import('./rewrite-page.mjs').NamedRemote, platform: string }} Context
 */

/**
 * Serves the product at `upstream` on this machine, with one remote replaced by the one at `devServer`. It rewrites
 * pages and passes everything else through unchanged, streams included.
 * @param {Context} context
 */
export function createProxy(context) {
  const { upstream, local } = context;
  return createServer((incoming, outgoing) => {
    // Failures here say nothing about the health of the product.
    if (incoming.url === '/api/remote-events' || incoming.url === '/api/remote-error-reports')
      return void outgoing.writeHead(204).end();
    const list = incoming.method === 'GET' && incoming.url === '/remotes.json';
    const page = list || isPageRequest(incoming);
    const send = upstream.startsWith('https:') ? httpsRequest : httpRequest;
    const forwarded = send(new URL(incoming.url ?? '/', upstream), {
      method: incoming.method,
      headers: forwardedHeaders(incoming.headers, upstream, page),
    });
    forwarded.on('response', (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const read = page && type.includes(list ? 'application/json' : 'text/html');
      const headers = returnedHeaders(answer.headers, { upstream, local });
      if (read) {
        answerRewritten(answer, headers, outgoing, { ...context, list }).catch((error) =>
          refuse(outgoing, error),
        );
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', (error) => refuse(outgoing, error));
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
}

const isPageRequest = (/** @type {IncomingMessage} */ { method, headers }) =>
  method === 'GET' &&
  (headers['sec-fetch-dest'] === 'document' || (headers.accept ?? '').includes('text/html'));

/**
 * @param {IncomingHttpHeaders} headers
 * @param {string} upstream
 * @param {boolean} page
 */
function forwardedHeaders(headers, upstream, page) {
  const { origin, referer, ...rest } = headers;
  return {
    ...rest,
    host: new URL(upstream).host,
    ...(origin && { origin: upstream }),
    ...(referer && { referer: new URL(new URL(referer).pathname, upstream).href }),
    // The proxy reads a page, so it must not arrive compressed.
    ...(page && { 'accept-encoding': 'identity' }),
  };
}

/**
 * @param {IncomingHttpHeaders} headers
 * @param {Pick<Context, 'upstream' | 'local'>} addresses
 * @returns {OutgoingHttpHeaders}
 */
function returnedHeaders(headers, { upstream, local }) {
  const { location, 'set-cookie': cookies, ...rest } = headers;
  delete rest['strict-transport-security'];
  return {
    ...rest,
    ...(location && { location: withOrigin(location, upstream, local) }),
    ...(cookies && { 'set-cookie': cookies.map(rewriteCookie) }),
  };
}

/**
 * @param {IncomingMessage} answer
 * @param {OutgoingHttpHeaders} headers
 * @param {ServerResponse} outgoing
 * @param {Context & { list: boolean }} context
 */
async function answerRewritten(answer, headers, outgoing, context) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of answer) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  // The remote from here has no hashes.
  const { 'content-length': _, etag: __, 'integrity-policy': ___, ...kept } = headers;
  const { list, upstream, local, devServer, description, platform } = context;
  if (!list && !isProductPage(text)) return outgoing.writeHead(answer.statusCode ?? 200, kept).end(text);
  const remote = await describeLocalRemote(devServer, description(), platform);
  const policy = String(kept['content-security-policy'] ?? '');
  outgoing.writeHead(answer.statusCode ?? 200, {
    ...kept,
    'cache-control': 'no-store',
    ...(policy && {
      'content-security-policy': rewritePolicy(withOrigin(policy, upstream, local), devServer),
    }),
  });
  return outgoing.end((list ? rewriteList : rewritePage)(text, { remote, local, upstream }));
}

/**
 * @param {ServerResponse} outgoing
 * @param {Error} error
 */
function refuse(outgoing, error) {
  if (outgoing.headersSent) return outgoing.destroy();
  outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  outgoing.end(`O produto não respondeu: ${error.message}\n`);
}
