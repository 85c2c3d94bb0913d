import type { PageConfig, ResolvedRemote } from '../../contract/page-config.ts';
import type { Theme } from '../http/chosen-theme.ts';
import type { CatalogEntry, PreloadedFiles, ShellPage } from '../remotes/remote-catalog.ts';

/** What one page is made of. `pathname` decides which remote is preloaded. */
export interface PageParts {
  shell: ShellPage;
  config: PageConfig['config'];
  entries: readonly CatalogEntry[];
  previews: PageConfig['previews'];
  chosenFor?: string | undefined;
  pathname: string;
  theme: Theme;
  nonce: string;
  /** True under `pnpm dev`. */
  development: boolean;
}

/** Writes configuration, remotes and preload links into the shell's HTML: shell, remote and data start together. */
export function renderPage(parts: PageParts): string {
  const { shell, config, entries, previews, chosenFor, pathname, theme, nonce } = parts;
  const page: Omit<PageConfig, 'remotes'> = { config, previews, ...(chosenFor && { chosenFor }) };
  const remotes = entries.map(({ remote }) => remoteInPage(remote)).join(',');
  const needed = entryFor(entries, pathname);
  const head = [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...(parts.development ? [`<script nonce="${nonce}">${refreshHook}</script>`] : []),
    // A page of the shell alone does not load federation.
    ...(needed && shell.federation ? [preloads(shell.federation)] : []),
    ...(needed ? [preloads(needed.preload)] : []),
  ].join('\n    ');
  return shell.html
    .replace('<html lang="pt-BR"', () => `<html lang="pt-BR"${theme ? ` data-theme="${theme}"` : ''}`)
    .replace('<!--andromeda:head-->', () => head)
    .replace(
      '<!--andromeda:page-->',
      () =>
        `<script type="application/json" id="andromeda-page">{"remotes":[${remotes}],${inert(page).slice(1)}</script>`,
    );
}

function entryFor(entries: readonly CatalogEntry[], pathname: string): CatalogEntry | undefined {
  return entries.find(({ remote }) =>
    [...remote.paths, ...remote.publicPaths].some(
      (path) => pathname === path || pathname.startsWith(`${path}/`),
    ),
  );
}

// The same objects are written into page after page, until another version takes their place.
const preloads = onceFor(({ baseUrl, scripts, styles, integrity }: PreloadedFiles): string => {
  const link = (as: 'script' | 'style') => (file: string) => {
    const hash = integrity[file] ? ` integrity="${integrity[file]}"` : '';
    return `<link rel="preload" as="${as}" href="${baseUrl}${file}" crossorigin="anonymous"${hash}>`;
  };
  return [...styles.map(link('style')), ...scripts.map(link('script'))].join('\n    ');
});

const remoteInPage = onceFor((remote: ResolvedRemote) => inert(remote));

/** Makes a text once for each object, and keeps it as long as the object. */
function onceFor<Key extends object>(make: (key: Key) => string): (key: Key) => string {
  const made = new WeakMap<Key, string>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
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
