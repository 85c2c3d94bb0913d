import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readScripts } from './read-scripts.ts';
import { readUses } from './read-uses.ts';

/** The scripts of `mfe-text-tools`, as Rspack wrote them on 2026-11-28. */
function builtRemote(): Map<string, string> {
  const folder = join(import.meta.dirname, 'fixtures/text-tools');
  return new Map(
    readdirSync(folder).map((file) => [file.replace(/\.txt$/, ''), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** A build whose one module takes the platform as `platform`, and what its scripts use of it. */
function readModule(body: string) {
  const entry = 'f.tables = { 396: { shareKey: "@andromeda/platform", singleton: !0 } };';
  const chunk = `(globalThis.chunks ||= []).push([[91], { 12(module, exports, take) { ${body} } }]);`;
  return readScripts(
    new Map([
      ['remoteEntry.js', entry],
      ['91.js', chunk],
    ]),
  );
}
const exportsIn = (body: string) => readModule(body)?.exports['@andromeda/platform'];
const reasonIn = (body: string) => readModule(body)?.unknown['@andromeda/platform'];

test('the exports that a built remote takes of each module of the page are read from its scripts', () => {
  const uses = readScripts(builtRemote());
  expect(uses?.unknown).toEqual({});
  expect(uses?.exports['@andromeda/platform']).toEqual([
    'ApiError',
    'Link',
    'messageFor',
    'useApi',
    'useCreditBalance',
    'useDraft',
    'useLocation',
    'useNavigate',
    'useNotification',
    'usePublicConfig',
    'useRefreshCredits',
    'useUndo',
  ]);
  expect(uses?.exports['@andromeda/design-system/common']).toContain('CopyButton');
  expect(uses?.names).toEqual(expect.arrayContaining(['texts', 'onClick']));
});

test.each([
  ['a name of the module', 'var p = take(396); p.useApi(); (0, p.useFlag)("x");', ['useApi', 'useFlag']],
  ['destructuring', 'const { useApi: a, Link } = take(396);', ['Link', 'useApi']],
  ['a string in brackets', 'take(396)["useApi"]();', ['useApi']],
  ['a closure', 'var p = take(396); exports.f = () => { let t = 1; return () => p.Link };', ['Link']],
  ['a later assignment', 'let p; p = take(396); p.Link;', ['Link']],
  [
    'a default that the bundler wraps',
    'var p = take(396), d = take.n(p); d().Link; d.a.useApi;',
    ['Link', 'useApi'],
  ],
  ['a re-export by name', 'var p = take(396); take.d(exports, { mine: () => p.Link });', ['Link']],
  ['an optional chain', 'var p = take(396); p?.Link;', ['Link']],
  ['nothing', 'take(396);', []],
])('exports are followed through %s', (_, body, names) => {
  expect(exportsIn(body)).toEqual(names);
  expect(reasonIn(body)).toBeUndefined();
});

test('a variable of the same name in another scope is another one', () => {
  expect(exportsIn('var p = take(396); p.Link; exports.f = (p) => p.notOfThePlatform;')).toEqual(['Link']);
});

test.each([
  ['passed to a function', 'var p = take(396); Object.keys(p);'],
  ['read by a computed name', 'var p = take(396); p[exports.name];'],
  ['exported as a whole', 'var p = take(396); take.d(exports, { all: () => p });'],
  ['spread', 'const { Link, ...rest } = take(396);'],
  ['brought by import()', 'Promise.resolve().then(take.bind(take, 396)).then((p) => p.Link);'],
])('a module that is %s escapes, and nobody can say what is used', (_, body) => {
  expect(reasonIn(body)).toBe('escapes');
});

test('a module that is consumed and taken nowhere, as inside eval(), is not followed', () => {
  expect(reasonIn('eval("take(396).useApi()");')).toBe('not_followed');
});

test('a build of another form is not read, and one that does not parse neither', async () => {
  expect(readScripts(new Map([['entry.js', 'globalThis.mine = { get() {} };']]))).toBeNull();
  const files = (text: string) => new Map([['entry.js', Buffer.from(text)]]);
  expect(await readUses(files('export const routes = [];'))).toBeNull();
});

test('the thread gives what the scripts use, and looks at scripts alone', async () => {
  const files = [...builtRemote()].map(([name, text]) => [name, Buffer.from(text)] as const);
  const uses = await readUses(new Map([...files, ['routes.css', Buffer.from('.a {')]]));
  expect(uses?.exports).toEqual(readScripts(builtRemote())?.exports);
});
