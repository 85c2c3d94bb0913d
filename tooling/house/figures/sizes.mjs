import ts from 'typescript';
import { isScript, longFiles, MAX_FILE, MAX_SCRIPT } from '../long-files.mjs';
import { isTest, lineCount, median, readText, sourceFiles } from '../repository.mjs';

const MAX_FUNCTION = 60;

/** @type {import('../repository.mjs').Figure} */
export default {
  title: 'Sizes of files and functions, tests apart',
  measure() {
    const files = sourceFiles()
      .filter((file) => !isTest(file))
      .map((file) => ({ file, text: readText(file) }));
    const sizes = files.map(({ file, text }) => ({ file, lines: lineCount(text) }));
    const functions = files.flatMap(({ file, text }) =>
      functionLengths(file, text).map((lines) => ({ file, lines })),
    );
    const script = longest(sizes.filter(({ file }) => isScript(file)));
    const longFunctions = functions.filter(({ lines }) => lines > MAX_FUNCTION);
    const tooLong = longFiles(sizes);
    return [
      { label: 'median file', value: median(sizes.map(({ lines }) => lines)) },
      { label: 'median function', value: median(functions.map(({ lines }) => lines)) },
      {
        label: `files over ${MAX_FILE} lines, scripts over ${MAX_SCRIPT}`,
        value: tooLong.length,
        wanted: '0',
      },
      ...tooLong.map(({ file, lines }) => ({ label: `  ${file}`, value: lines })),
      {
        label: `functions over ${MAX_FUNCTION} lines`,
        value: longFunctions.length,
        wanted: '0',
      },
      ...longFunctions.map(({ file, lines }) => ({ label: `  ${file}`, value: lines })),
      {
        label: `longest script in tooling (${script.file})`,
        value: script.lines,
        wanted: `<= ${MAX_SCRIPT}`,
      },
    ];
  },
};

/** @param {{ file: string, lines: number }[]} sizes */
function longest(sizes) {
  return sizes.reduce((most, size) => (size.lines > most.lines ? size : most), { file: 'none', lines: 0 });
}

/**
 * The lines of every function in a file that is not blank, as Biome counts them.
 * @param {string} file
 * @param {string} text
 */
function functionLengths(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  /** @type {number[]} */
  const lengths = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const body = text.slice(node.getStart(source), node.end);
      lengths.push(body.split('\n').filter((line) => line.trim() !== '').length);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lengths;
}
