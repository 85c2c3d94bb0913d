/**
 * The sentences of a file: the whole of a document, the comments of SQL. Code, quotations and the targets of links are
 * left out, since they are not ours to word.
 * @param {string} file
 * @param {string} text
 * @returns {string[]} one entry a line
 */
export function proseOf(file, text) {
  if (file.endsWith('.md')) return sentences(text);
  if (file.endsWith('.sql'))
    return sentences([...text.matchAll(/--(.*)$/gm)].map(([, said]) => said).join('\n'));
  return [];
}

/** @param {string} text */
const sentences = (text) =>
  text
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/"[^"]*"/g, '')
    .replace(/(?<![\p{L}\d])'[^'\n]*'/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
