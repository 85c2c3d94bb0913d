import { expect, test } from 'vitest';
import { findInFile } from './find-retired-words.mjs';

/** @param {string} file @param {string} text */
const found = (file, text) =>
  findInFile(file, text).map(({ kind, name, instead }) => `${kind} ${name}: ${instead}`);

// Written in parts: this file is checked as well.
const retired = 'bo' + 'ok';

test('a retired word is found in the name of a file and of what it declares', () => {
  expect(found(`bff/src/payment-${retired}.ts`, 'const Payment' + 'Bo' + 'ok2 = 1;')).toEqual([
    `file payment-${retired}: repository`,
    'name PaymentBo' + 'ok2: repository',
  ]);
});

test('a retired word is found in the title of a test', () => {
  expect(found('a.test.ts', `test.each([1])('a ${retired} of %s', () => {});`)).toEqual([
    `title a ${retired} of %s: repository`,
  ]);
});

test('a word that holds a retired one, and a text that names nothing, may stand', () => {
  expect(found('a.ts', `const ${retired}ing = 1; say('${retired}');`)).toEqual([]);
});

test('a retired word may stand where it is the right one', () => {
  expect(found(`image-engine/src/${retired}.ts`, '')).toEqual([]);
});

test('a retired word is found in a member, a parameter and a name taken out of an object', () => {
  const text = `
    interface Draft { ${retired}: string; ${retired}Of(): void }
    class Kept { ${retired}Name = 1; }
    const open = (given${retired}: Draft, { draft: old_${retired} }: Draft) => [given${retired}, old_${retired}];
    function close(${retired}s: Draft) {}`;
  expect(found('a.ts', text)).toEqual(
    [`${retired}: repository`, `${retired}Of: repository`, `${retired}Name: repository`]
      .concat([`old_${retired}: repository`, `${retired}s: repositories`])
      .map((find) => `name ${find}`),
  );
});

test('the key that another program reads may stand', () => {
  expect(found('a.ts', `send({ ${retired}: 1, '${retired}': 2 });`)).toEqual([]);
});

test('a retired word is found in a title behind a table with brackets, and in a template', () => {
  const text = `test.each([['(a)']])(\n  'a ${retired} of %s', () => {});\nit(\`a \${x} ${retired}\`, () => {});`;
  expect(found('a.test.ts', text)).toEqual([
    `title a ${retired} of %s: repository`,
    `title a   ${retired}: repository`,
  ]);
});

test('a retired word is found in a document and in a comment of SQL', () => {
  expect(found('docs/a.md', `# A ${retired}\n\nOne line.`)).toEqual([`line # A ${retired}: repository`]);
  expect(found('a.sql', `-- Our ${retired}.\nselect '${retired}';`)).toEqual([
    `line Our ${retired}.: repository`,
  ]);
});

test('a quotation, code and the target of a link may hold a retired word', () => {
  const text = `"the ${retired}", 'the ${retired}', \`${retired}\`, [here](${retired}.md)\n\n\`\`\`sh\n${retired}\n\`\`\``;
  expect(found('docs/a.md', text)).toEqual([]);
});
