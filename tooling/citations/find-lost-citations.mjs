import { dirname, normalize } from 'node:path/posix';

/**
 * Finds what is cited and does not exist: headings of documents (`docs/product.md#plans`), files that documents link to,
 * paths that a map of the repository names, titles in an index, and texts that a document quotes from the code.
 * @param {ReadonlyMap<string, string>} texts files and their texts, by path from the root
 * @param {(path: string) => boolean} exists
 */
export function createCitationCheck(texts, exists) {
  /**
   * The anchors of a document, as GitHub makes them.
   * @param {string} document
   */
  const headingsOf = (document) => {
    const text = texts.get(document) ?? '';
    const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replace(/ /g, '-'),
    );
    return new Set(headings);
  };
  return {
    /** @param {string} file */
    deadCitations: (file) =>
      [...(texts.get(file) ?? '').matchAll(/\b(docs\/[\w/-]+\.md)#([\w-]+)/g)]
        .filter(
          ([, document = '', heading = '']) => !headingsOf(document).has(heading) && heading !== 'heading',
        )
        .map(([citation]) => `${file} cites ${citation}: there is no such heading`),

    /** @param {string} file */
    deadLinks: (file) =>
      !/\.mdx?$/.test(file)
        ? []
        : [...(texts.get(file) ?? '').matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([\w-]+))?\)/g)]
            .filter(([, path = '', heading]) => {
              const target = path === '' ? file : normalize(`${dirname(file)}/${path}`);
              return !exists(target) || (heading !== undefined && !headingsOf(target).has(heading));
            })
            .map(([link]) => `${file} links to ${link.slice(2, -1)}: there is no such place`),

    /**
     * Paths in code marks that do not exist. A name with a dash is no path, and `<name>` means any.
     * @param {string} document
     */
    lostPaths: (document) =>
      [...(texts.get(document) ?? '').matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
        .filter(([, path = '']) => !exists(path))
        .map(([path]) => `${document} names ${path}: there is no such file or folder`),

    /** @param {string} index */
    wrongTitles: (index) => wrongTitles(texts, index),

    /**
     * Texts in double quotes that no source file contains. The code fills in the parts in braces.
     * @param {string} document
     */
    lostQuotes: (document) => {
      const sources = [...texts]
        .filter(([file]) => /\.(tsx?|json|html)$/.test(file) && !/\.test\.tsx?$|^e2e\//.test(file))
        .map(([, text]) => plain(text))
        .join('\n');
      return [...plain(texts.get(document) ?? '').matchAll(/"([^"]+)"/g)]
        .filter(([, quote = '']) => !quote.split(/\{\w+\}/).every((part) => sources.includes(part.trim())))
        .map(([quote]) => `${document} quotes ${quote}: the code does not say it`);
    },
  };
}

/**
 * Entries of an index whose title is not the document's own, and documents of its folder that it leaves out.
 * @param {ReadonlyMap<string, string>} texts
 * @param {string} index
 */
function wrongTitles(texts, index) {
  const entries = new Map(
    [...(texts.get(index) ?? '').matchAll(/^- \[(.+)\]\((\S+\.md)\)$/gm)].map(([, title = '', file = '']) => [
      `${dirname(index)}/${file}`,
      title,
    ]),
  );
  return [...texts]
    .filter(([file]) => file !== index && dirname(file) === dirname(index) && file.endsWith('.md'))
    .map(([file, text]) => ({ file, own: /^# (.+)$/m.exec(text)?.[1], listed: entries.get(file) }))
    .filter(({ own, listed }) => own !== listed)
    .map(({ file, own, listed }) => `${index} lists ${file} as ${listed}: its title is ${own}`);
}

/** @param {string} text */
const plain = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/<\/?[A-Za-z]+>/g, '')
    .replace(/\\'/g, "'");
