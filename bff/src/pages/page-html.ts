import { importMapOf, isModuleRemote } from '../../contract/browser/modules/index.ts';
import type { LoadableRemote, PageConfig, ResolvedRemote } from '../../contract/page-config.ts';
import type { Theme } from '../http/chosen-theme.ts';
import type { CatalogEntry, PreloadedFiles } from '../remotes/describe-remote.ts';
import type { DrawnScreen, ShellPage } from '../remotes/shell-page.ts';
import { notLoaded, notLoadedStyle } from './not-loaded.ts';
import { writeFrame } from './write-frame.ts';

/** What one page is made of. `pathname` decides which remote is preloaded, and which drawn screen the page shows at once. */
export interface PageParts {
  shell: ShellPage;
  config: PageConfig['config'];
  entries: readonly CatalogEntry[];
  previews: PageConfig['previews'];
  chosenFor?: string | undefined;
  flags: readonly string[];
  places?: PageConfig['places'];
  pathname: string;
  /** The browser says that somebody is signed in: the page shows the frame at once. */
  signedIn: boolean;
  theme: Theme;
  nonce: string;
  /** True under `pnpm dev`. */
  development: boolean;
}

/** Writes configuration, remotes and preload links into the shell's HTML: shell, remote and data start together. */
export function renderPage(parts: PageParts): string {
  const { previews, chosenFor, flags, places, nonce } = parts;
  const visitor: Pick<PageConfig, 'previews' | 'chosenFor' | 'flags' | 'places'> = {
    previews,
    ...(chosenFor && { chosenFor }),
    ...(flags.length > 0 && { flags: [...flags] }),
    ...(places && { places }),
  };
  const { before, after } = frameOf({ ...parts, pathname: addressOf(parts) });
  return before.join(nonce) + inert(visitor).slice(1) + after.join(nonce);
}

/** The shell opens the dashboard at `/`, to which a login would lead a visitor who is not signed in (shell/src/start.tsx). */
const addressOf = ({ pathname, signedIn }: PageParts) =>
  pathname === '/' && signedIn ? '/dashboard' : pathname;

type FrameParts = Omit<PageParts, 'previews' | 'chosenFor' | 'flags' | 'places' | 'nonce'>;

/** A page without what belongs to one visitor: the nonce goes between the pieces, the visitor's part between the halves. */
interface Frame {
  before: string[];
  after: string[];
}

const MOST_FRAMES = 400;
const framesOf = onceFor((_shell: ShellPage) => new Map<string, Frame>());

/** The same for all visitors who see the same versions of the remotes on the same screen. */
function frameOf(parts: FrameParts): Frame {
  const { shell, config, entries, pathname, theme, development, signedIn } = parts;
  const frames = framesOf(shell);
  const needed = entryFor(entries, pathname);
  const drawn = shell.screens.get(pathname);
  const seen = [config, needed, drawn, ...entries].map((part) => (part ? numberOf(part) : 0));
  const framed = signedIn && needed ? knownAddress(pathname, needed, entries) : null;
  const key = [theme, development, framed, ...seen].join();
  const known = frames.get(key);
  if (known) return known;
  if (frames.size >= MOST_FRAMES) frames.clear();
  const [before = '', after = ''] = drawFrame(parts, { needed, drawn, framed }).split(VISITOR);
  const frame = { before: before.split(NONCE), after: after.split(NONCE) };
  frames.set(key, frame);
  return frame;
}

// Half a form, centred, would move as the rest of its HTML arrives.
const WHOLE = '<link rel="expect" href="#root" blocking="render">';

// No text that is written into a page contains a NUL.
const NONCE = '\0nonce\0';
const VISITOR = '\0visitor\0';

let numbers = 0;
const numberOf = onceFor((_part: object) => ++numbers);

/** The remote of the address, the screen that is drawn there, and the address for which the frame is written. */
interface Shown {
  needed: CatalogEntry | undefined;
  drawn: DrawnScreen | undefined;
  framed: string | null;
}

function drawFrame(parts: FrameParts, { needed, drawn, framed }: Shown): string {
  const { shell, config, entries, theme, development } = parts;
  const root =
    drawn?.html ??
    (shell.frame && needed && framed !== null
      ? writeFrame(shell.frame, {
          pathname: framed,
          remote: needed.remote,
          remotes: entries.map(({ remote }) => remote),
        })
      : null);
  const remotes = entries.map(({ remote }) => remoteInPage(remote)).join(',');
  const head = [
    `<meta property="csp-nonce" nonce="${NONCE}">`,
    // Before anything that might load a module.
    ...importMap(entries),
    `<style nonce="${NONCE}">${notLoadedStyle}</style>`,
    ...(development ? [`<script nonce="${NONCE}">${refreshHook}</script>`] : []),
    // A page without a remote does not load federation. Nor does one yet whose user may not enter the remote.
    ...(needed && !needed.remote.access ? [...partsFor(needed, shell), needed.preload].map(preloads) : []),
    ...(root ? [WHOLE] : []),
    ...(drawn ? [stylesheets(drawn.files), preloads({ ...drawn.files, styles: [] })] : []),
  ].join('\n    ');
  const page = `{"remotes":[${remotes}],"config":${inert(config)},${VISITOR}`;
  return shell.html
    .replace('<html lang="pt-BR"', () => `<html lang="pt-BR"${theme ? ` data-theme="${theme}"` : ''}`)
    .replace('<!--andromeda:head-->', () => head)
    .replace('<div id="root">', (place) => place + (root ?? ''))
    .replace(
      '<!--andromeda:page-->',
      () =>
        `${notLoaded(shell.version)}\n    <script type="application/json" id="andromeda-page">${page}</script>`,
    );
}

/** The versions of a page whose scripts are modules, those to fall back to among them. */
const moduleVersions = (entries: readonly CatalogEntry[]): LoadableRemote[] =>
  entries.flatMap(({ remote }) => [remote, remote.fallback ?? []].flat()).filter(isModuleRemote);

/** Whether a page has any, and so an import map. */
export const runsModules = (entries: readonly CatalogEntry[]): boolean =>
  entries.some(
    ({ remote }) => isModuleRemote(remote) || (remote.fallback && isModuleRemote(remote.fallback)),
  );

/** The hashes of what the page may import: an entry carries none. */
function importMap(entries: readonly CatalogEntry[]): string[] {
  const versions = moduleVersions(entries);
  if (versions.length === 0) return [];
  return [`<script type="importmap" nonce="${NONCE}">${inert(importMapOf('page', versions))}</script>`];
}

function entryFor(entries: readonly CatalogEntry[], pathname: string): CatalogEntry | undefined {
  return entries.find(({ remote }) =>
    [...remote.paths, ...remote.publicPaths].some(
      (path) => pathname === path || pathname.startsWith(`${path}/`),
    ),
  );
}

/** The address itself if a remote names it, else the nearest one above it: pages of a thousand pictures are written alike. */
function knownAddress(pathname: string, needed: CatalogEntry, entries: readonly CatalogEntry[]): string {
  const { paths, publicPaths, fullHeightPaths, ownHeaderPaths, headings = {} } = needed.remote;
  const own = [paths, publicPaths, fullHeightPaths, ownHeaderPaths, Object.keys(headings)].flat();
  const known = [...own, ...entries.flatMap(({ remote }) => remote.menu.map(({ path }) => path))];
  if (known.includes(pathname)) return pathname;
  const above = known.filter((path) => pathname.startsWith(`${path}/`));
  return `${above.reduce((longest, path) => (path.length > longest.length ? path : longest), '')}/`;
}

const partsFor = ({ parts }: CatalogEntry, shell: ShellPage): PreloadedFiles[] =>
  ['federation', ...parts].flatMap((name) => shell.parts.get(name) ?? []);

// The same objects are written into page after page, until another version takes their place.
const preloads = onceFor((files: PreloadedFiles): string => {
  const link = (as: 'script' | 'style') => linkTo(files, `rel="preload" as="${as}"`);
  return [...files.styles.map(link('style')), ...files.scripts.map(link('script'))].join('\n    ');
});

const stylesheets = (files: PreloadedFiles) =>
  files.styles.map(linkTo(files, 'rel="stylesheet"')).join('\n    ');

const linkTo =
  ({ baseUrl, integrity }: PreloadedFiles, how: string) =>
  (file: string) => {
    const hash = integrity[file] ? ` integrity="${integrity[file]}"` : '';
    return `<link ${how} href="${baseUrl}${file}" crossorigin="anonymous"${hash}>`;
  };

const remoteInPage = onceFor((remote: ResolvedRemote) => inert(remote));

/** Makes something once for each object, and keeps it as long as the object. */
function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const first = make(key);
    made.set(key, first);
    return first;
  };
}

// React announces its renderer once, before remotes are there: a hook that remembers it lets the refresh runtime of
// a remote that comes later find the renderer.
const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { this.renderers.set(this.renderers.size + 1, renderer); return this.renderers.size; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};`;

// A `</script>` or `<!--` inside a value must not close the element.
function inert(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
