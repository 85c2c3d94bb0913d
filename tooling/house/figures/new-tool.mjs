import { imageTools } from '../../../bff/contract/browser/index.ts';
import { isTest, readText, sourceFiles } from '../repository.mjs';

const DESCRIPTION = 'bff/contract/browser/image-tools.ts';
const FOLDERS = ['mfe-creatives/src/tools/', 'bff/src/services/image-tools/'];

/** The count that docs/adding-a-tool.md tells. */
const COUNT = /Counted on (?<date>[\d-]+)[^:]*: (?<count>\d+) files/;

/** @param {string} file */
const isAside = (file) =>
  isTest(file) || /^(?:bench|e2e)\/|\/testing\/|\.stories\.tsx$|\.fixture\.ts$/.test(file);

/**
 * How many of the tools a text names, by name or by operation.
 * @param {string} text
 */
const namedIn = (text) =>
  imageTools.filter(({ name, operation, variants }) =>
    [name, operation, ...variants].some((word) => text.includes(`'${word}'`)),
  ).length;

/** @type {import('../repository.mjs').Figure} */
export default {
  title: 'Places that a new image tool touches',
  measure() {
    const outside = sourceFiles().filter(
      (file) => file !== DESCRIPTION && !isAside(file) && !FOLDERS.some((folder) => file.startsWith(folder)),
    );
    // A file that names nearly all tools is a list of them, which the next tool has to join.
    const lists = outside.filter((file) => namedIn(readText(file)) >= imageTools.length - 1);
    const { date = 'no day', count = 'none' } = COUNT.exec(readText('docs/adding-a-tool.md'))?.groups ?? {};
    return [
      { label: `the description (${DESCRIPTION})`, value: 1 },
      { label: `the tools' folders (${FOLDERS.join(', ')})`, value: FOLDERS.length },
      ...lists.map((file) => ({ label: `a list of tools: ${file}`, value: 1, wanted: '0' })),
      { label: `files a new tool touches, last counted on ${date}`, value: count },
      { label: 'all places', value: 1 + FOLDERS.length + lists.length, wanted: '3' },
    ];
  },
};
