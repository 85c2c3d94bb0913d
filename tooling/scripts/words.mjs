import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRetiredWords } from '../words/find-retired-words.mjs';
import { root } from './workspace.mjs';

// Refuses retired words in names of files, declared names, titles of tests, documents and comments of SQL
// (tooling/words/retired-words.json). Files in tooling/words/not-yet.json are older than the rule; a file without a retired
// word must leave that list.

/** @type {string[]} */
const notYet = JSON.parse(readFileSync(join(root, 'tooling/words/not-yet.json'), 'utf8'));
const finds = findRetiredWords();
const complaints = [
  ...finds
    .filter(({ file }) => !notYet.includes(file))
    .map(
      ({ file, kind, name, word, instead }) =>
        `${file}: the ${kind} "${name}" says "${word}": say ${instead}`,
    ),
  ...notYet
    .filter((file) => !finds.some((find) => find.file === file))
    .map((file) => `${file} is clean: take it out of tooling/words/not-yet.json`),
];
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);
