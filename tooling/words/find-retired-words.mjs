import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText, repositoryFiles, sourceFiles } from '../house/repository.mjs';
import { proseOf } from './prose.mjs';
import { readSource } from './read-source.mjs';

/**
 * A retired word and its place. `kind`: a file's name, a name that the file declares, a test's title, or a line of a
 * document or of a comment in SQL.
 * @typedef {{ file: string, kind: 'file' | 'name' | 'title' | 'line', name: string, word: string, instead: string }} Find
 * @typedef {{ word: string, instead: string, rightIn?: string[] }} Retired
 */

/** @type {{ everywhere: Retired[], names: Retired[], titles: Retired[], prose: Retired[] }} */
const retired = JSON.parse(readFileSync(join(import.meta.dirname, 'retired-words.json'), 'utf8'));

const ofNames = [...retired.everywhere, ...retired.names];

const ofTitles = [...retired.everywhere, ...retired.titles];
const ofProse = [...retired.everywhere, ...retired.prose];

// A file that says none of these is not parsed.
const ANY = new RegExp(
  [...ofNames, ...ofTitles].map(({ word }) => word.replace(' ', '[-_ ]?')).join('|'),
  'i',
);

/** What people read as prose: documents but for the changelogs, which are history, and the comments of migrations. */
const proseFiles = () =>
  repositoryFiles('*.md', '*.sql').filter(
    (file) => !file.endsWith('CHANGELOG.md') && file !== 'THIRD-PARTY-NOTICES.md',
  );

/** Every retired word in names of files, declared names, titles of tests, documents and SQL comments. @returns {Find[]} */
export const findRetiredWords = () =>
  [...sourceFiles(), ...proseFiles()].flatMap((file) => findInFile(file, readText(file)));

/**
 * The retired words of one file.
 * @param {string} file relative to the root
 * @param {string} text
 * @returns {Find[]}
 */
export function findInFile(file, text) {
  const name = file.split('/').at(-1) ?? '';
  const isCode = /\.(?:ts|tsx|mjs|cjs)$/.test(file);
  const { names, titles } = isCode && ANY.test(text) ? readSource(file, text) : { names: [], titles: [] };
  return [
    ...check(file, 'file', [name.replace(/\.\w+$/, '')].map(wordsOfName), ofNames),
    ...check(file, 'name', names.map(wordsOfName), ofNames),
    ...check(file, 'title', titles.map(wordsOfTitle), ofTitles),
    ...check(file, 'line', proseOf(file, text).map(wordsOfTitle), ofProse),
  ];
}

/**
 * @param {string} file
 * @param {Find['kind']} kind
 * @param {{ name: string, words: string }[]} names
 * @param {Retired[]} words
 */
const check = (file, kind, names, words) =>
  names.flatMap(({ name, words: said }) =>
    words
      .filter(({ rightIn = [] }) => !rightIn.some((place) => new RegExp(place).test(file)))
      .filter(({ word }) => ` ${said} `.includes(` ${word} `))
      .map(({ word, instead }) => ({ file, kind, name, word, instead })),
  );

/** `PaymentBook2` and `payment-book` are 'payment book'. @param {string} name */
const wordsOfName = (name) => ({
  name,
  words: name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase(),
});

/** Hyphens stay: some words have one, and so do lists of values. @param {string} name */
const wordsOfTitle = (name) => ({
  name,
  words: name
    .replace(/[^\p{L}-]+/gu, ' ')
    .trim()
    .toLowerCase(),
});
