import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { compress } from 'hono/compress';
import type { PageConfig, PublicConfig } from '../../contract/page-config.ts';
import { SHELL } from '../../contract/page-config.ts';
import { chosenTheme } from '../http/chosen-theme.ts';
import { saysSignedIn } from '../http/says-signed-in.ts';
import { knownUser } from '../http/signed-in.ts';
import { followPreviewLinks, nameVisitor, readVisitor, visitorCookies } from '../http/visitor.ts';
import type { TokenVerifier, User } from '../ports/user.ts';
import { createDevelopmentCatalog, type DevelopmentServers } from '../remotes/development-catalog.ts';
import { createDiskCatalog, type RemoteCatalog } from '../remotes/remote-catalog.ts';
import { type ResolvedPage, resolveRemotes, type Visitor } from '../remotes/resolve-remotes.ts';
import type { ShellPage } from '../remotes/shell-page.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import { pagePolicies } from './content-security-policy.ts';
import { fontRoutes } from './font-routes.ts';
import { heicDecoderRoutes } from './heic-decoder/heic-decoder-routes.ts';
import { installedAppRoutes } from './installed-app/installed-app-routes.ts';
import { integrityPolicy } from './integrity-policy.ts';
import { answerLiveRemotes, withdrawnOf } from './live-remotes.ts';
import { moduleProbeRoutes } from './module-probe-routes.ts';
import { nextNonce } from './next-nonce.ts';
import { renderPage, runsModules } from './page-html.ts';
import { releasedFileRoutes } from './released-file-routes.ts';
import { templatePictureRoutes } from './template-picture-routes.ts';

/** Mercado Livre shows the pictures of listings from here, under several names ('Imagens nos anúncios'). */
const MERCADO_LIVRE_PICTURES = ['https://*.mlstatic.com'];

/** A build is in the pages this long after its end. */
const LOOK_EVERY_MS = 100;

type Releases = Pick<
  ReleaseServices,
  'snapshot' | 'flagSnapshot' | 'placeSnapshot' | 'seals' | 'readFile' | 'publicUrl' | 'shells'
>;

/** `root` is the repository's folder, whose apps' `dist` are served. */
export interface PagesOptions {
  root: string;
  publicConfig: PublicConfig;
  /** Apps served by their own development servers (`pnpm dev`). */
  developmentServers?: DevelopmentServers;
  /** The releases; without them everybody sees the builds on the disk. */
  releases?: Releases;
  /** Tells `/remotes.json` who asks, before the browser has a visitor's name. */
  verifier?: TokenVerifier;
  /** The address of the designers' Storybook; a hosted product does not publish it. */
  storybookPort?: number | undefined;
}

/** Pages, the shell's files and the remotes' files. Mounted last, because it answers every remaining address. */
export function pagesRoutes(options: PagesOptions): Hono {
  const { root, publicConfig, developmentServers = {}, releases, verifier, storybookPort } = options;
  const app = new Hono();
  const catalog = createCatalog(root, developmentServers);
  const developmentOrigins = Object.values(developmentServers);
  const pictureOrigins = publicConfig.connectable ? MERCADO_LIVRE_PICTURES : [];
  const supabaseOrigin = new URL(publicConfig.supabaseUrl).origin;
  const policyFor = pagePolicies({ supabaseOrigin, developmentOrigins, pictureOrigins });
  // A page of another node names the shell on its disk, which may not be on this one.
  app.get('/assets/:version/:file', serveShell(catalog));
  if (releases) app.route('/', releasedFileRoutes(releases.readFile));
  app.get('/remotes/:app/:version/:file', serveRemote(catalog));
  app.route('/', templatePictureRoutes(root));
  app.route('/', moduleProbeRoutes());
  app.route('/', fontRoutes());
  app.route('/', heicDecoderRoutes());
  app.route('/', installedAppRoutes());
  if (storybookPort !== undefined) {
    for (const path of ['/storybook', '/storybook/*'])
      app.get(path, (c) => c.redirect(`http://${new URL(c.req.url).hostname}:${storybookPort}/storybook/`));
  }
  app.get('/assets/*', (c) => c.notFound());
  app.get('/remotes/*', (c) => c.notFound());
  // An open tab learns from this what is live now; a page carries the same list.
  app.get('/remotes.json', compress(), async (c) => {
    sayThatItVaries(c);
    // If the token cannot be checked now, the cookie says who the visitor is.
    const user = verifier ? await knownUser(verifier, c).catch(() => null) : null;
    const { entries, chosenFor, flags, places, previews } = await resolvePage(releases, catalog, c, user);
    const remotes = entries.map(({ remote }) => remote);
    const withdrawn = releases ? withdrawnOf(c, releases.snapshot) : [];
    return answerLiveRemotes(c, {
      ...{ remotes, flags, withdrawn },
      ...(places && { places }),
      ...(previews.length > 0 && { previews }),
      ...(user && chosenFor && { chosenFor }),
    });
  });
  app.get('*', async (c, next) => (isFile(c.req.path) ? c.notFound() : next()));
  if (releases) app.get('*', followPreviewLinks(visitorCookies(releases)));
  app.get('*', compress(), async (c) => {
    const nonce = nextNonce();
    // A page is for one visitor: no proxy may cache it.
    c.header('cache-control', 'private, no-cache');
    sayThatItVaries(c);
    for (const [name, value] of integrityPolicy(developmentOrigins)) c.header(name, value);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'strict-origin-when-cross-origin');
    const { shell, ...page } = await resolvePage(releases, catalog, c);
    c.header('content-security-policy', policyFor(nonce, runsModules(page.entries)));
    const html = renderPage({
      // A development server's shell is always shown.
      shell: (developmentOrigins.length === 0 && shell) || (await catalog.shellPage()),
      config: publicConfig,
      ...page,
      pathname: c.req.path,
      signedIn: saysSignedIn(c),
      theme: chosenTheme(c),
      nonce,
      development: developmentOrigins.length > 0,
    });
    return c.html(html);
  });
  return app;
}

/** `compress` would say it of the finished answer, and so make it again, with its body as a stream. */
const sayThatItVaries = (c: Context) => c.header('vary', 'Accept-Encoding');

/** What one visitor's page is made of; `shell` is null for the one on the disk. */
interface ChosenPage extends ResolvedPage, Pick<PageConfig, 'chosenFor' | 'places'> {
  flags: string[];
  shell: ShellPage | null;
}

async function resolvePage(
  releases: Releases | undefined,
  catalog: RemoteCatalog,
  c: Context,
  user: User | null = null,
): Promise<ChosenPage> {
  const built = await catalog.entries();
  if (!releases) return { entries: built, previews: [], flags: [], shell: null };
  const { snapshot, flagSnapshot, placeSnapshot, seals, shells } = releases;
  const visitor = readVisitor(releases, c);
  const channels = [snapshot.channel(SHELL), ...snapshot.channels()];
  const divided = flagSnapshot.divides() || channels.some((channel) => channel?.canaryVersion);
  // Only where visitors see different things must one be recognised who is not signed in.
  const id = user ? seals.visitorOf(user.userId) : (visitor.id ?? (divided ? seals.newVisitor() : null));
  if (id && id !== visitor.id) nameVisitor(visitorCookies(releases), c, id);
  const page = await resolveRemotes(snapshot, built, { ...visitor, id });
  const preview = await previewedShell(shells, visitor);
  const previews = preview ? [...page.previews, preview.grant] : page.previews;
  const shell = preview ? preview.page : shells.pageFor(id);
  const places = placeSnapshot.forPage(page.entries.map(({ remote }) => remote.name));
  const chosen = {
    ...{ ...page, previews, flags: flagSnapshot.on(id), shell },
    ...(Object.keys(places).length > 0 && { places }),
  };
  return divided && id ? { ...chosen, chosenFor: id } : chosen;
}

/** The shell that a preview link shows to this visitor; null without one, and where this node cannot show it. */
async function previewedShell(shells: Releases['shells'], { previews }: Visitor) {
  const grant = previews.find(({ remote }) => remote === SHELL);
  const opened = grant && (await shells.open(grant.version).catch(() => null));
  return grant && opened && !('problem' in opened) ? { grant, page: opened.page } : null;
}

function createCatalog(root: string, servers: DevelopmentServers): RemoteCatalog {
  const built = createDiskCatalog(root, LOOK_EVERY_MS);
  return Object.keys(servers).length > 0 ? createDevelopmentCatalog(root, servers, built) : built;
}

const serveRemote =
  (catalog: RemoteCatalog): MiddlewareHandler =>
  async (c, next) => {
    const app = c.req.param('app') ?? '';
    return app === SHELL || isOfNobody(c) ? c.notFound() : serveFile(catalog, app, c, next);
  };

const serveShell =
  (catalog: RemoteCatalog): MiddlewareHandler =>
  async (c, next) => {
    return isOfNobody(c) || isOfPage(c.req.param('file') ?? '')
      ? c.notFound()
      : serveFile(catalog, SHELL, c, next);
  };

// Source maps are for administrators (services/registry/source-maps.ts).
// A backend lies a folder deeper, and an encoded slash would lead there.
const isOfNobody = (c: Context) => /^page\.html|^\.|\.map(\.|$)|[/\\]/.test(c.req.param('file') ?? '');

// What the pages of a shell are made of: no browser loads it, neither from the disk nor from the registry.
const isOfPage = (file: string) => /^page\.html|\.json(\.|$)/.test(file);

// Names carry a hash or a version, so a file never changes.
async function serveFile(catalog: RemoteCatalog, app: string, c: Context, next: Next) {
  const folder = catalog.folder(app, c.req.param('version') ?? '');
  if (!folder) return next();
  const path = c.req.param('file') ?? '';
  return serveStatic({ root: folder, path, precompressed: true, onFound: markImmutable })(c, next);
}

function markImmutable(_path: string, c: Context): void {
  c.header('cache-control', 'public, max-age=31536000, immutable');
  c.header('x-content-type-options', 'nosniff');
  c.header('access-control-allow-origin', '*');
}

/** Whether an address can only be a file's: no screen has a dot in it, but for those of versions, which are named so. */
const isFile = (path: string) => path.includes('.') && !path.startsWith('/admin/remotes/');
