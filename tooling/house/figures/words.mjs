import { findRetiredWords } from '../../words/find-retired-words.mjs';

/** Names, test titles and sentences of documents with retired words. */
export default {
  title: 'Names refused',
  measure: () => {
    const finds = findRetiredWords();
    const kinds = /** @type {const} */ ([
      ['file', 'names of files'],
      ['name', 'declared names'],
      ['title', 'titles of tests'],
      ['line', 'lines of documents and SQL comments'],
    ]);
    return [
      ...kinds.map(([kind, label]) => ({
        label,
        value: finds.filter((find) => find.kind === kind).length,
        wanted: '0',
      })),
      { label: 'files that hold them', value: new Set(finds.map(({ file }) => file)).size, wanted: '0' },
    ];
  },
};
