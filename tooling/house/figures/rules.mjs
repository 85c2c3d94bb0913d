import ts from 'typescript';
import { cruiseImports } from '../../architecture/cruise-imports.mjs';
import { readText, sourceFiles } from '../repository.mjs';

/** @type {import('../repository.mjs').Figure} */
export default {
  title: 'Types and imports',
  async measure() {
    const any = sourceFiles()
      .filter((file) => /\.tsx?$/.test(file))
      .reduce((sum, file) => sum + anysIn(file, readText(file)), 0);
    const { modules } = await cruiseImports();
    const imports = modules.flatMap(({ dependencies }) => dependencies);
    return [
      { label: 'any', value: any, wanted: '0' },
      { label: 'imports', value: imports.length },
      { label: 'imports in a cycle', value: imports.filter(({ circular }) => circular).length, wanted: '0' },
      {
        label: 'imports that break a rule',
        value: imports.filter(({ valid }) => !valid).length,
        wanted: '0',
      },
    ];
  },
};

/** @param {string} file @param {string} text */
function anysIn(file, text) {
  let count = 0;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) count++;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return count;
}
