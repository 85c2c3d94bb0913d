import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/workspace.mjs';
import { shippedPackages } from './shipped-packages.mjs';
import { differencesFrom, writeNotices } from './write-notices.mjs';

// `node tooling/notices/main.mjs [--check]`: writes THIRD-PARTY-NOTICES.md from the licences of what the product ships. With
// --check it only compares the names and versions that the file lists with those installed.

const FILE = join(root, 'THIRD-PARTY-NOTICES.md');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const packages = shippedPackages();

if (!values.check) writeFileSync(FILE, writeNotices(packages));
else {
  const differences = differencesFrom(readFileSync(FILE, 'utf8'), packages);
  if (differences.length > 0) {
    console.error(
      `THIRD-PARTY-NOTICES.md is out of date: run node tooling/notices/main.mjs\n${differences.join('\n')}`,
    );
    process.exitCode = 1;
  }
}
