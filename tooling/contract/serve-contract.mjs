import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
/** @type {Record<string, string>} */
const types = { js: 'text/javascript', css: 'text/css', json: 'application/json', woff2: 'font/woff2' };

/**
 * Serves the page that checks a remote, and the remote's files, on loopback.
 * @param {string} host
 * @param {string} version
 * @param {string} folder
 * @param {{ remote: unknown, integrity?: Record<string, string> }} build what its build.json says
 */
export async function serveContract(host, version, folder, build) {
  const policies = policiesFor(host, folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      answerPage(response, host, build, policies);
      return;
    }
    const ours = /^\/(assets|remote)\//.test(pathname);
    // The server provides pictures at other addresses, such as those of the templates.
    if (!ours && request.headers['sec-fetch-dest'] === 'image') {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
      return;
    }
    const place = pathname.startsWith(`/assets/${version}/`) ? host : folder;
    const file = join(place, basename(pathname));
    if (!ours || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[file.split('.').pop() ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { server, port };
}

const nonce = 'contract';

/**
 * As in production: scripts only from here, styles from here or with the page's nonce, and no script without a hash. What holds modules
 * against their hashes is the product's import map, which this page lacks; the page of an earlier shell loads the entry without one.
 * @param {string} host
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function policiesFor(host, folder) {
  const content = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self' blob: data:; worker-src blob:; frame-src 'self'`;
  const holds =
    readFileSync(join(host, 'page.html'), 'utf8').includes('data-integrity-policy') && !hasModules(folder);
  return {
    'content-security-policy': content,
    ...(holds && { 'integrity-policy': 'blocked-destinations=(script)' }),
  };
}

/** @param {string} folder */
function hasModules(folder) {
  const manifest = join(folder, 'mf-manifest.json');
  if (!existsSync(manifest)) return false;
  const { type } = JSON.parse(readFileSync(manifest, 'utf8')).metaData?.remoteEntry ?? {};
  return ['module', 'esm'].includes(type);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} host
 * @param {{ remote: unknown, integrity?: Record<string, string> }} build
 * @param {Record<string, string>} policies
 */
function answerPage(response, host, { remote, integrity = {} }, policies) {
  const told = JSON.stringify({ description: remote, manifestUrl: '/remote/mf-manifest.json', integrity });
  const html = readFileSync(join(host, 'page.html'), 'utf8')
    .replace('<!--contract:head-->', `<meta property="csp-nonce" nonce="${nonce}">`)
    .replace(
      '<!--contract:remote-->',
      () => `<script type="application/json" id="remote">${told.replaceAll('<', '\\u003c')}</script>`,
    );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policies });
  response.end(html);
}
