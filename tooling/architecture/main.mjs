import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/workspace.mjs';
import { describe, draw } from './draw.mjs';
import { readRooms } from './rooms.mjs';

// `node tooling/architecture/main.mjs [--check]`: draws docs/pictures/architecture.svg from the imports of the rooms.
// With --check it only compares the rooms and arrows that the picture shows with those of today.

const PICTURE = join(root, 'docs/pictures/architecture.svg');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const arrows = await readRooms();

if (!values.check) writeFileSync(PICTURE, draw(arrows));
else if (!readFileSync(PICTURE, 'utf8').includes(`<desc>${describe(arrows)}</desc>`)) {
  console.error('docs/pictures/architecture.svg is out of date: run node tooling/architecture/main.mjs');
  process.exitCode = 1;
}
