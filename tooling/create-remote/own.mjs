#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { publicRanges } from '../kit/public-ranges.mjs';
import { fail } from '../scripts/fail.mjs';
import { readArguments } from './arguments.mjs';
import { readCommandLine } from './command-line.mjs';
import { writeTemplates } from './write-templates.mjs';

// `npm create @andromeda/remote mfe-cupons -- --path /cupons --label "Cupons"`: a repository of its own for a remote. With
// `--kit folder` its packages come from the tarballs of that folder, in place of a registry.

/** What `pnpm pack:kit` knew of the product. @type {{ house: import('./arguments.mjs').House, versions: Record<string, string> }} */
const { house, versions } = readJson(join(import.meta.dirname, 'house.json'));
const given = readCommandLine(
  `${house.command} mfe-cupons --path /cupons --label "Cupons" [--icon gem] [--group main|tools] [--kit pasta]`,
);
if (given.backend) fail('✗ --backend só existe no repositório do produto (pnpm create-remote).');
const { problems, blanks } = readArguments(given, house, existsSync);
const kit = given.kit === undefined ? undefined : tarballsIn(resolve(given.kit));
if (!blanks) fail(problems.map((problem) => `✗ ${problem}`).join('\n'));

const folder = resolve(blanks.name);
writeTemplates(['template', 'template-own'], folder, blanks);
const file = join(folder, 'package.json');
const { dependencies, devDependencies, ...manifest } = readJson(file);
const named = { dependencies: ranges(dependencies), devDependencies: ranges(devDependencies) };
writeFileSync(file, `${JSON.stringify({ ...manifest, ...named }, null, 2)}\n`);
console.log(`
✓ ${blanks.name} está pronto: um repositório seu, com tela, testes e CI.

  cd ${blanks.name} && npm install
  npm run dev                        a tela sozinha, com dados de mentira
  npm test                           os testes, com o contrato da plataforma
  npm run release -- --canary 10     para 10% das pessoas

  A tela está em src/features/${blanks.feature}/. O resto do caminho: README.md
`);

/** @param {Record<string, string>} table */
function ranges(table) {
  const own = Object.entries(publicRanges(table, versions)).map(([name, range]) => {
    const tarball = kit?.get(name);
    return [name, tarball ? `file:${relative(folder, tarball)}` : range];
  });
  return Object.fromEntries(own);
}

/** The tarball of each of our packages, before anything is written. @param {string} place */
function tarballsIn(place) {
  const names = Object.keys(versions).filter((name) => name.startsWith('@andromeda/'));
  return new Map(
    names.map((name) => {
      const file = `${name.replace('@', '').replace('/', '-')}-${versions[name]}.tgz`;
      return [name, existsSync(join(place, file)) ? join(place, file) : fail(`✗ Falta ${file} em ${place}.`)];
    }),
  );
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
