import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findAsvsFaults } from '../asvs/find-asvs-faults.mjs';
import { createCitationCheck } from '../citations/find-lost-citations.mjs';
import { findComparisonFaults } from '../comparison/find-comparison-faults.mjs';
import { readText, repositoryFiles } from '../house/repository.mjs';
import { root } from './workspace.mjs';

// Checks that everything cited exists: headings of documents, files that documents link to, paths that the maps of the
// repository name, and, in the code, the texts that docs/product.md quotes; that the index of the decisions gives their own
// titles; that the table of docs/asvs.md has the rows of the standard; and that the tests of docs/federation-compared.md exist.

const files = repositoryFiles().filter((file) =>
  /\.(md|mdx|ts|tsx|mjs|js|cjs|css|sql|json|html)$/.test(file),
);
// Its examples are dead on purpose.
const texts = new Map(
  files.filter((file) => !file.startsWith('tooling/citations/')).map((file) => [file, readText(file)]),
);
const exists = (/** @type {string} */ path) => existsSync(join(root, path));
const check = createCitationCheck(texts, exists);
const standard = JSON.parse(readText('tooling/asvs/asvs-5.0.0.json'));

const complaints = [
  ...[...texts.keys()].flatMap((file) => [...check.deadCitations(file), ...check.deadLinks(file)]),
  ...check.lostQuotes('docs/product.md'),
  ...check.wrongTitles('docs/decisions/README.md'),
  ...['docs/where-things-go.md', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md'].flatMap(check.lostPaths),
  ...findAsvsFaults(readText('docs/asvs.md'), standard, exists).map((fault) => `docs/asvs.md: ${fault}`),
  ...findComparisonFaults(readText('docs/federation-compared.md'), (path) => texts.get(path)).map(
    (fault) => `docs/federation-compared.md: ${fault}`,
  ),
];
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);
