import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCitationCheck } from '../citations/find-lost-citations.mjs';
import { readText, repositoryFiles } from '../house/repository.mjs';
import { root } from './workspace.mjs';

// Checks that everything cited exists: headings of documents, files that documents link to, paths that the maps of the
// repository name, and, in the code, the texts that docs/product.md quotes.

const files = repositoryFiles().filter((file) =>
  /\.(md|mdx|ts|tsx|mjs|js|cjs|css|sql|json|html)$/.test(file),
);
// Its examples are dead on purpose.
const texts = new Map(
  files.filter((file) => !file.startsWith('tooling/citations/')).map((file) => [file, readText(file)]),
);
const check = createCitationCheck(texts, (path) => existsSync(join(root, path)));

const complaints = [
  ...[...texts.keys()].flatMap((file) => [...check.deadCitations(file), ...check.deadLinks(file)]),
  ...check.lostQuotes('docs/product.md'),
  ...['docs/where-things-go.md', 'README.md', 'CONTRIBUTING.md'].flatMap(check.lostPaths),
];
for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length > 0 ? 1 : 0);
