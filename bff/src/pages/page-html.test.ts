import { expect, test } from 'vitest';
import type { CatalogEntry } from '../remotes/describe-remote.ts';
import { type PageParts, renderPage } from './page-html.ts';

const entry = (version: string, label: string): CatalogEntry => ({
  remote: {
    name: 'mfe-library',
    version,
    platform: '1.0.0',
    paths: ['/library'],
    publicPaths: [],
    fullHeightPaths: [],
    ownHeaderPaths: [],
    menu: [{ label, path: '/library', icon: 'library' }],
    baseUrl: `/remotes/mfe-library/${version}/`,
    manifest: {},
    integrity: {},
  } as unknown as CatalogEntry['remote'],
  preload: { baseUrl: `/remotes/mfe-library/${version}/`, scripts: ['entry.js'], styles: [], integrity: {} },
  parts: ['dropzone', 'a-part-of-a-later-shell'],
});
const first = entry('1', 'Biblioteca </script><b>');
const second = entry('2', 'Biblioteca');

const federation = {
  baseUrl: '/assets/1/',
  scripts: ['federation.js'],
  styles: ['federation.css'],
  integrity: { 'federation.js': 'sha384-federation' },
};

const dropzone = { ...federation, scripts: ['dropzone.js'], styles: [], integrity: {} };
const unused = { ...federation, scripts: ['disclosure.js'], styles: [], integrity: {} };
const parts = new Map(Object.entries({ federation, dropzone, disclosure: unused }));

const screens = new Map([
  ['/login', { html: '<h1>$& Que bom ver você</h1>', files: { ...federation, scripts: ['sign-in.js'] } }],
]);

const frame = {
  ...{
    frame: { page: '<div data-frame>\uE000screen\uE001</div>', full: '' },
    groups: { main: '', tools: '' },
  },
  ...{ items: { here: '', elsewhere: '' }, icons: {}, otherIcon: '', screen: 'aguarde', glow: '' },
  headings: {
    page: { alone: '<h1>\uE000title\uE001</h1>', withSubtitle: '' },
    hero: { alone: '', withSubtitle: '' },
  },
};

const html = '<html lang="pt-BR"><!--andromeda:head--><div id="root"></div><!--andromeda:page-->';

const headings = { '/library': { title: 'Biblioteca' } };
const withoutFrame = { version: '1', html, parts, screens, frame: null };

const pageOf = (changes: Partial<PageParts>) =>
  renderPage({
    shell: { version: '1', html, parts, screens, frame },
    config: { supabaseUrl: 'http://localhost' } as PageParts['config'],
    entries: [first],
    previews: [],
    flags: [],
    pathname: '/library',
    signedIn: false,
    theme: null,
    nonce: 'one',
    development: false,
    ...changes,
  });
const describedIn = (html: string) => JSON.parse(/id="andromeda-page">(.*)<\/script>/.exec(html)?.[1] ?? '');

test('every page carries the remotes of its own visitor, its own nonce and its own preloads', () => {
  for (const [seen, nonce] of [
    [first, 'one'],
    [second, 'two'],
    [first, 'three'],
  ] as const) {
    const html = pageOf({ entries: [seen], nonce, chosenFor: nonce });
    expect(describedIn(html)).toEqual({
      config: { supabaseUrl: 'http://localhost' },
      previews: [],
      chosenFor: nonce,
      remotes: [seen.remote],
    });
    expect(html).toContain(`nonce="${nonce}"`);
    expect(html).toContain(`href="/remotes/mfe-library/${seen.remote.version}/entry.js"`);
  }
});

test('only a page of a remote preloads what federation needs, with its hash', () => {
  const link =
    '<link rel="preload" as="script" href="/assets/1/federation.js" crossorigin="anonymous" integrity="sha384-federation">';
  expect(pageOf({ pathname: '/library' })).toContain(link);
  expect(pageOf({ pathname: '/login' })).not.toContain('federation.js');
});

test('a page of a remote asks for the parts of the shell that its first screen needs, and for no other', () => {
  const page = pageOf({ pathname: '/library' });
  expect(page).toContain(
    '<link rel="preload" as="script" href="/assets/1/dropzone.js" crossorigin="anonymous">',
  );
  expect(page).not.toContain('disclosure.js');
  expect(pageOf({ pathname: '/login' })).not.toContain('dropzone.js');
});

test('a page whose screen the build drew shows it at once, with its style, and asks for its scripts', () => {
  const page = pageOf({ pathname: '/login' });
  expect(page).toContain('<div id="root"><h1>$& Que bom ver você</h1></div>');
  expect(page).toContain('<link rel="stylesheet" href="/assets/1/federation.css" crossorigin="anonymous">');
  expect(page).toContain('<link rel="preload" as="script" href="/assets/1/sign-in.js"');
  expect(page).not.toContain('rel="preload" as="style"');
  // Half a form would move as the rest of it arrives.
  expect(page).toContain('<link rel="expect" href="#root" blocking="render">');
  expect(pageOf({ pathname: '/library' })).not.toContain('rel="expect"');
  for (const pathname of ['/library', '/login/x', '/'])
    expect(pageOf({ pathname })).toContain('<div id="root"></div>');
});

test('a page of a signed-in user shows the frame at once, with the heading of the remote’s screen, and nobody else’s does', () => {
  const titled = { ...first, remote: { ...first.remote, headings } };
  const page = (changes: Partial<PageParts>) => pageOf({ entries: [titled], signedIn: true, ...changes });
  expect(page({})).toContain('<div id="root"><div data-frame><h1>Biblioteca</h1></div></div>');
  expect(page({})).toContain('<link rel="expect" href="#root" blocking="render">');
  expect(page({ pathname: '/library/a' })).toContain('<div id="root"><div data-frame>aguarde</div></div>');
  expect(page({ pathname: '/login' })).toContain('<div id="root"><h1>$& Que bom ver você</h1></div>');
  for (const changes of [{ signedIn: false }, { pathname: '/outra' }, { shell: withoutFrame }])
    expect(page(changes)).toContain('<div id="root"></div>');
});

test('the page at / is that of the dashboard, of a user who is signed in', () => {
  const dashboard = { ...first, remote: { ...first.remote, paths: ['/dashboard'] } };
  const page = (pathname: string, signedIn = true) => pageOf({ entries: [dashboard], pathname, signedIn });
  expect(page('/')).toContain('/mfe-library/');
  expect(page('/')).toBe(page('/dashboard'));
  expect(page('/', false)).not.toContain('rel="preload"');
});

test('a heading brings neither the nonce nor another visitor’s part into the page', () => {
  const headings = { '/library': { title: 'A \0nonce\0 \0visitor\0 B' } };
  const page = pageOf({ entries: [{ ...first, remote: { ...first.remote, headings } }], signedIn: true });
  expect(page).toContain('<h1>A nonce visitor B</h1>');
  expect(describedIn(page).remotes[0].headings).toEqual(headings);
});

test('a label cannot close the element that carries it', () => {
  expect(pageOf({}).match(/<\/script>/g)).toHaveLength(1);
});

test('a page without remotes carries an empty list', () => {
  expect(describedIn(pageOf({ entries: [], pathname: '/login' })).remotes).toEqual([]);
});

test('a page that was made before is made again with the nonce, previews, theme and screen of its visitor', () => {
  const shell = { version: '1', html, parts, screens, frame };
  const preview = { id: 'a-link', remote: 'mfe-library', version: '2', until: '2026-12-01T00:00:00Z' };
  const pages = [
    { nonce: 'one' },
    { nonce: 'two', theme: 'dark' },
    { nonce: 'three', previews: [preview], chosenFor: 'ana' },
    { nonce: 'four', pathname: '/login' },
    { nonce: 'five', entries: [second] },
  ] as const satisfies Partial<PageParts>[];
  const first = pages.map((page) => pageOf({ ...page, shell }));
  expect(pages.map((page) => pageOf({ ...page, shell }))).toEqual(first);
  expect(first).toEqual(pages.map((page) => pageOf(page)));
  expect(new Set(first).size).toBe(pages.length);
  expect(describedIn(first[2] ?? '')).toMatchObject({ previews: [preview], chosenFor: 'ana' });
  expect(describedIn(first[1] ?? '').previews).toEqual([]);
});

test('a page fetches nothing ahead of a remote that not everybody may enter', () => {
  const guarded = { ...first, remote: { ...first.remote, access: { plans: ['pro'] } } };
  const page = pageOf({ entries: [guarded] });
  expect(page).not.toContain('rel="preload"');
  expect(describedIn(page).remotes[0].access).toEqual({ plans: ['pro'] });
});

const ofModules = (version: string): CatalogEntry => {
  const made = entry(version, 'Cupons');
  const integrity = { 'remoteEntry.js': `sha384-${version}`, 'routes.css': 'sha384-css' };
  const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'module' } } };
  return { ...made, remote: { ...made.remote, manifest, integrity } };
};
const mapIn = (html: string) =>
  JSON.parse(/<script type="importmap" nonce="one">(.*?)<\/script>/.exec(html)?.[1] ?? '{}').integrity;

test('a page with a remote of modules has the hash of each of its scripts before anything can import them', () => {
  const page = pageOf({ entries: [first, ofModules('3')] });
  expect(mapIn(page)).toEqual({
    ...mapIn(pageOf({ entries: [ofModules('4')] })),
    '/remotes/mfe-library/3/remoteEntry.js': 'sha384-3',
    '/remotes/mfe-library/4/remoteEntry.js': undefined,
  });
  expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('rel="preload"'));
});

test('the hashes of the last good version are in the page, too, and a page without modules has none', () => {
  const scripts = first;
  const fallback = ofModules('2').remote;
  const page = pageOf({ entries: [{ ...scripts, remote: { ...scripts.remote, fallback } }] });
  expect(mapIn(page)).toHaveProperty(['/remotes/mfe-library/2/remoteEntry.js'], 'sha384-2');
  expect(pageOf({ entries: [first, second] })).not.toContain('importmap');
});
