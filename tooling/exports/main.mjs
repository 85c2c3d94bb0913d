import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/workspace.mjs';
import { declarationsOf } from './declarations.mjs';
import { apiOf } from './report.mjs';
import { carrySince, newNames } from './since.mjs';
import { missingFor, staleRecord } from './version-rule.mjs';

// `node tooling/exports/main.mjs [--check]`: records what the packages export that remotes take from the page, in exports.json of
// each, with the version that first had it. Refuses exports that changed without a raised version or without an entry in the changelog. With --check it writes nothing.

const PACKAGES = [
  { name: 'design-system', changelog: 'design-system/CHANGELOG.md', entry: '## ' },
  { name: 'platform', changelog: 'CHANGELOG.md', entry: '`platform` is ' },
];
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

for (const { name, changelog, entry } of PACKAGES) {
  const record = join(root, name, 'exports.json');
  const now = { version: JSON.parse(read(`${name}/package.json`)).version, files: declarationsOf(name) };
  const recorded = existsSync(record)
    ? JSON.parse(readFileSync(record, 'utf8'))
    : { version: '', files: {}, since: {} };
  const noted = new RegExp(`${entry}${now.version.replaceAll('.', '\\.')}\\b`).test(read(changelog));
  const api = apiOf(name);
  const added = newNames(recorded.since, api);
  const missing = missingFor({ name, now, recorded, changelog, noted, added });
  const complaint = missing ?? (values.check ? staleRecord({ name, now, recorded }) : null);
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
  } else if (!values.check) {
    const since = carrySince(recorded.since, api, now.version);
    writeFileSync(record, `${JSON.stringify({ ...now, since }, null, 2)}\n`);
  }
}
