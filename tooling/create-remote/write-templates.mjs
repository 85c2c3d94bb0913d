import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fillBlanks, placeOf } from './blanks.mjs';

/**
 * Writes a new remote from templates that lie beside this file, a later one over an earlier one.
 * @param {string[]} templates
 * @param {string} folder
 * @param {import('./arguments.mjs').Blanks} blanks
 */
export function writeTemplates(templates, folder, blanks) {
  for (const template of templates.map((name) => join(import.meta.dirname, name)))
    for (const file of filesIn(template)) {
      const place = join(folder, placeOf(file, blanks));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, fillBlanks(readFileSync(join(template, file), 'utf8'), blanks));
    }
}

/** @param {string} template */
const filesIn = (template) =>
  readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tpl'));
