/**
 * A remote's entry in a page, with the fields that this code reads.
 * @typedef {{ name: string, [more: string]: unknown }} NamedRemote
 * @typedef {{ remote: NamedRemote, local: string, upstream: string }} Rewriting
 */

const PAGE = /(<script type="application\/json" id="andromeda-page">)([\s\S]*?)(<\/script>)/;
/** The directives of the page's policy that govern files from a dev server. */
const OPENED = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];

/** True for HTML that the product rendered for a visitor. */
export const isProductPage = (/** @type {string} */ html) => PAGE.test(html);

/**
 * Replaces the published remote in a page by the local one, or adds it if it is new. Addresses of
 * the product become those of `local`, so that session and API also go through the proxy.
 * @param {string} html
 * @param {Rewriting} rewriting
 */
export function rewritePage(html, { remote, local, upstream }) {
  return html
    .replace(
      PAGE,
      (_, /** @type {string} */ open, /** @type {string} */ json, /** @type {string} */ close) => {
        const page = JSON.parse(json);
        page.remotes = withLocal(page.remotes, remote);
        page.config = JSON.parse(withOrigin(JSON.stringify(page.config), upstream, local));
        return `${open}${JSON.stringify(page).replaceAll('<', '\\u003c')}${close}`;
      },
    )
    .replace(new RegExp(`\\s*<link rel="preload"[^>]*href="/remotes/${remote.name}/[^>]*>`, 'g'), '');
}

/**
 * Adds the dev server to the page's policy.
 * @param {string} policy
 * @param {string} devServer
 */
export function rewritePolicy(policy, devServer) {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) => {
      const [name = ''] = directive.split(' ', 1);
      if (!OPENED.includes(name)) return directive;
      const sockets = name === 'connect-src' ? ` ${devServer.replace('http', 'ws')}` : '';
      return `${directive} ${devServer}${sockets}`;
    })
    .join('; ');
}

/**
 * Rewrites the list of remotes that an open tab asks for, so that it contains the local one.
 * @param {string} json
 * @param {Pick<Rewriting, 'remote'>} rewriting
 */
export function rewriteList(json, { remote }) {
  const list = JSON.parse(json);
  return JSON.stringify({ ...list, remotes: withLocal(list.remotes, remote) });
}

/**
 * @param {NamedRemote[]} remotes
 * @param {NamedRemote} remote
 */
const withLocal = (remotes, remote) => [...remotes.filter(({ name }) => name !== remote.name), remote];

/**
 * The page entry of the remote that the dev server serves now. A shell accepts only the version `dev` without hashes.
 * @param {string} devServer
 * @param {NamedRemote} description its remote.json
 * @param {string} platform
 * @returns {Promise<NamedRemote>}
 */
export async function describeLocalRemote(devServer, description, platform) {
  const manifest = await (await fetch(`${devServer}/mf-manifest.json`)).json();
  const lists = { fullHeightPaths: [], ownHeaderPaths: [], publicPaths: [], menu: [] };
  const base = { version: 'dev', platform: `^${platform}`, baseUrl: `${devServer}/`, integrity: {} };
  return { ...lists, ...description, ...base, manifest };
}

/**
 * Adapts a cookie to this origin: without another host's name, and without TLS on this machine.
 * @param {string} cookie
 */
export function rewriteCookie(cookie) {
  const local = cookie.replace(/;\s*domain=[^;]*/i, '');
  // Browsers keep prefixed names only with `Secure`, which they accept from this machine.
  if (/^__(host|secure)-/i.test(cookie)) return local;
  return local.replace(/;\s*secure/i, '').replace(/;\s*samesite=none/i, '; SameSite=Lax');
}

/**
 * Replaces the product's own origin in `text`, under every name of this machine.
 * @param {string} text
 * @param {string} upstream
 * @param {string} local
 */
export function withOrigin(text, upstream, local) {
  const { protocol, hostname, port } = new URL(upstream);
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  const names = loopback.includes(hostname) ? loopback : [hostname];
  return names.reduce(
    (rewritten, name) =>
      rewritten.replace(
        new RegExp(
          `${protocol}//${name.replace(/[.[\]]/g, '\\$&')}${port ? `:${port}` : ''}(?![\\w.:-])`,
          'g',
        ),
        local,
      ),
    text,
  );
}
