import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkModules, weighModule } from './module-checks.ts';

const packed = (texts: Record<string, string>) => ({
  files: new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)])),
});
const checkEntry = (text: string) =>
  checkModules(
    packed({ 'remoteEntry.js': text, 'routes.js': 'export {}', 'routes.css': '', 'data.json': '' }),
  );

test.each([
  ['imports scripts of its version', 'import "./routes.js"; export * from "./routes.js";'],
  ['imports one later, by a template without a blank', 'const a = () => import(`./routes.js`);'],
  [
    'names a style for the loader of Vite',
    'const deps = ["./routes.css"]; new URL(`./routes.css`, import.meta.url);',
  ],
  [
    'asks whether two copies of React are the same',
    'x["__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"];',
  ],
])('a script that %s is taken', (_what, text) => {
  expect(checkEntry(text)).toEqual([]);
});

test.each([
  [
    'by a bare name',
    'import React from "react";',
    /importa "react", que o navegador não conhece\. Tire o nome de .*external/,
  ],
  [
    'from another host',
    'import "https://cdn.example/x.js";',
    /"https:\/\/cdn\.example\/x\.js", que ninguém conferiu\. Instale o pacote/,
  ],
  [
    'from the host of the page, by another name',
    'import "//cdn.example/x.js";',
    /"\/\/cdn\.example\/x\.js", que ninguém conferiu/,
  ],
  ['from its own text', 'import("data:text/javascript,alert(1)");', /"data:.*que ninguém conferiu/],
  [
    'from a folder',
    'import "./assets/x.js";',
    /"\.\/assets\/x\.js", que não é um arquivo desta versão\. Construa sem subpastas/,
  ],
  [
    'from another version',
    'import "../2.0.0/routes.js";',
    /"\.\.\/2\.0\.0\/routes\.js", que não é um arquivo desta versão/,
  ],
  ['by the path of the page', 'import "/remotes/mfe-x/1/routes.js";', /que não é um arquivo desta versão/],
  [
    'a script under another address',
    'import "./routes.js?again=1";',
    /"\.\/routes\.js\?again=1", que não é um arquivo desta versão/,
  ],
  [
    'what is not in the package',
    'export { x } from "./gone.js";',
    /"\.\/gone\.js", que não é um arquivo desta versão/,
  ],
  [
    'data',
    'import x from "./data.json" with { type: "json" };',
    /"\.\/data\.json", que não é um script\. Importe-o no código sem "with"/,
  ],
  [
    'what it computes',
    'const a = (name) => import(name);',
    /importa um endereço que calcula: import\(x\)\. .*experiments\.externalRuntime/,
  ],
  ['what it puts together', 'const a = (name) => import(`./` + name);', /importa um endereço que calcula/],
])('a script that imports %s is refused with the cure', (_what, text, sentence) => {
  const problems = checkEntry(text);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
  expect(problems[0]).toMatch(/^remoteEntry\.js importa/);
});

test.each([
  [
    'names a script for a worker',
    'new Worker(new URL("routes.js", import.meta.url));',
    /nomeia o script "routes\.js" fora de um import.*\?worker&inline/,
  ],
  [
    'has Vite preload its scripts',
    'const deps = ["./routes.css", `./routes.js`];',
    /build\.modulePreload: false/,
  ],
  [
    'brings React',
    'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = t;',
    /traz uma cópia de react, .*import: false/,
  ],
  [
    'brings React’s DOM',
    'e["__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"] = t;',
    /traz uma cópia de react-dom, /,
  ],
  ['is no module', 'this is no script', /não é um módulo que se possa conferir/],
])('a script that %s is refused with the cure', (_what, text, sentence) => {
  expect(checkEntry(text)).toEqual([expect.stringMatching(sentence)]);
});

test('a script with many such imports is refused in a few sentences', () => {
  const text = Array.from({ length: 9 }, (_, place) => `import "lib-${place}";`).join('');
  expect(checkEntry(text)).toHaveLength(6);
  expect(checkEntry(text).at(-1)).toBe('remoteEntry.js: e mais 4 problemas.');
});

test('more scripts than the server reads at once are refused by their size', () => {
  const { files } = packed({ 'remoteEntry.js': `/*${'x'.repeat(3_100_000)}*/` });
  expect(checkModules({ files })).toEqual([expect.stringMatching(/^Os scripts têm 3\.1 MB, .* até 3 MB/)]);
});

test('an entry weighs what it imports at once, and not what it imports later', () => {
  const heavy = `export const x = "${randomBytes(4000).toString('hex')}";`;
  const texts = {
    'remoteEntry.js': 'import "./runtime.js"; import("./later.js");',
    'runtime.js': 'export * from "./core.js";',
    'core.js': heavy,
    'later.js': heavy,
  };
  const { files } = packed(texts);
  const first = [texts['remoteEntry.js'], texts['runtime.js'], texts['core.js']];
  const bytes = first.reduce((sum, text) => sum + gzipSync(text).byteLength, 0);
  expect(weighModule(files, 'remoteEntry.js')).toBe(bytes / 1000);
});
