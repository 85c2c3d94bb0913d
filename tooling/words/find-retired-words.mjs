import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText, sourceFiles } from '../house/repository.mjs';
import { declaredNames } from './declared-names.mjs';

/**
 * A retired word and its place. `kind`: a file's name, a name that the file declares, or a test's title.
 * @typedef {{ file: string, kind: 'file' | 'name' | 'title', name: string, word: string, instead: string }} Find
 * @typedef {{ word: string, instead: string, rightIn?: string[] }} Retired
 */

/** @type {{ everywhere: Retired[], names: Retired[], titles: Retired[] }} */
const retired = JSON.parse(readFileSync(join(import.meta.dirname, 'retired-words.json'), 'utf8'));

const ofNames = [...retired.everywhere, ...retired.names];

// A file that says none of these is not parsed.
const NEEDED = new RegExp(ofNames.map(({ word }) => word.replace(' ', '[-_ ]?')).join('|'), 'i');
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g;

/** Every retired word in the names of files, in declared names and in titles of tests. @returns {Find[]} */
export const findRetiredWords = () => sourceFiles().flatMap((file) => findInFile(file, readText(file)));

/**
 * The retired words of one file.
 * @param {string} file relative to the root
 * @param {string} text
 * @returns {Find[]}
 */
export function findInFile(file, text) {
  const name = file.split('/').at(-1) ?? '';
  const isCode = /\.(?:ts|tsx|mjs|cjs)$/.test(file);
  const declared = isCode && NEEDED.test(text) ? declaredNames(file, text) : [];
  const titles = isCode ? [...text.matchAll(TITLE)].map((match) => match[2] ?? '') : [];
  return [
    ...check(file, 'file', [name.replace(/\.\w+$/, '')].map(wordsOfName), ofNames),
    ...check(file, 'name', declared.map(wordsOfName), ofNames),
    ...check(file, 'title', titles.map(wordsOfTitle), [...retired.everywhere, ...retired.titles]),
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

/** Hyphens stay: a stand-in is one, and values stand in a list. @param {string} name */
const wordsOfTitle = (name) => ({
  name,
  words: name
    .replace(/[^\p{L}-]+/gu, ' ')
    .trim()
    .toLowerCase(),
});
