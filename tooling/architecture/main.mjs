import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/workspace.mjs';
import { cruiseImports } from './cruise-imports.mjs';
import { draw } from './draw.mjs';
import { roomsOf } from './rooms.mjs';

// `node tooling/architecture/main.mjs [--check]`: draws docs/pictures/architecture.svg from the imports of the rooms.
// With --check it only compares the picture with the one that it would draw today, and refuses imports that break a rule.

const PICTURE = join(root, 'docs/pictures/architecture.svg');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const { modules, broken } = await cruiseImports();
const arrows = roomsOf(modules);

const drawn = draw(arrows);

if (!values.check) writeFileSync(PICTURE, drawn);
if (values.check && broken) {
  console.error(broken);
  process.exitCode = 1;
}
if (values.check && readFileSync(PICTURE, 'utf8') !== drawn) {
  console.error('docs/pictures/architecture.svg is out of date: run node tooling/architecture/main.mjs');
  process.exitCode = 1;
}
