import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readText, repositoryFiles } from '../house/repository.mjs';
import { root } from './workspace.mjs';

// Checks that everything cited exists: headings of documents (`docs/product.md#plans`), files that documents link
// to, paths that the maps of the repository name, and, in the code, the texts that docs/product.md quotes.

const files = repositoryFiles().filter((file) =>
  /\.(md|mdx|ts|tsx|mjs|js|cjs|css|sql|json|html)$/.test(file),
);
const texts = new Map(files.map((file) => [file, readText(file)]));

const complaints = [...texts].flatMap(([file, text]) => [
  ...deadCitations(file, text),
  ...deadLinks(file, text),
]);
complaints.push(...lostQuotes('docs/product.md'));
for (const map of ['docs/where-things-go.md', 'README.md', 'CONTRIBUTING.md'])
  complaints.push(...lostPaths(map));
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);

/** @param {string} file @param {string} text */
function deadCitations(file, text) {
  return [...text.matchAll(/\b(docs\/[\w/-]+\.md)#([\w-]+)/g)]
    .filter(([, document = '', heading = '']) => !headingsOf(document).has(heading) && heading !== 'heading')
    .map(([citation]) => `${file} cites ${citation}: there is no such heading`);
}

/** @param {string} file @param {string} text */
function deadLinks(file, text) {
  if (!/\.mdx?$/.test(file)) return [];
  return [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([\w-]+))?\)/g)]
    .filter(([, path = '', heading]) => {
      const target = path === '' ? file : normalize(join(dirname(file), path));
      return !existsSync(join(root, target)) || (heading !== undefined && !headingsOf(target).has(heading));
    })
    .map(([link]) => `${file} links to ${link.slice(2, -1)}: there is no such place`);
}

/**
 * The anchors of a document, as GitHub makes them.
 * @param {string} document
 */
function headingsOf(document) {
  const text = texts.get(document) ?? '';
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replace(/ /g, '-'),
  );
  return new Set(headings);
}

/**
 * Paths in code marks that do not exist. A name with a dash is no path, and `<name>` stands for any.
 * @param {string} document
 */
function lostPaths(document) {
  return [...(texts.get(document) ?? '').matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
    .filter(([, path = '']) => !existsSync(join(root, path)))
    .map(([path]) => `${document} names ${path}: there is no such file or folder`);
}

/**
 * Texts in double quotes that no source file contains. The code fills in the parts in braces.
 * @param {string} document
 */
function lostQuotes(document) {
  const plain = (/** @type {string} */ text) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/<\/?[A-Za-z]+>/g, '')
      .replace(/\\'/g, "'");
  const sources = [...texts]
    .filter(([file]) => /\.(tsx?|json|html)$/.test(file) && !/\.test\.tsx?$|^e2e\//.test(file))
    .map(([, text]) => plain(text))
    .join('\n');
  return [...plain(texts.get(document) ?? '').matchAll(/"([^"]+)"/g)]
    .filter(([, quote = '']) => !quote.split(/\{\w+\}/).every((part) => sources.includes(part.trim())))
    .map(([quote]) => `${document} quotes ${quote}: the code does not say it`);
}
