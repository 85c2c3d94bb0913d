import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFiles } from '../house/repository.mjs';
import { root } from '../scripts/workspace.mjs';
import { definitionAround } from './sql-mutants.mjs';

/** @import { Mutant } from './typescript-mutants.mjs' */

/** The folder of the copy; the working tree itself never changes. */
const folder = join(root, '.cache/mutate');
/** A mutant of a function is one migration more, so that the migrated database of the runs before still serves. */
const lastMigration = join(folder, 'bff/supabase/migrations/99999999999998_break_function.sql');

/**
 * Copies the backend to a folder in which mutants may break it.
 * @returns {{ root: string, put(mutant: Mutant): void, restore(mutant: Mutant): void }}
 */
export function openSandbox() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bff'), { recursive: true });
  for (const file of repositoryFiles('bff')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'bff/node_modules'), join(folder, 'bff/node_modules'));
  // Some tests of the backend read what is beside it, such as the shell's routes.
  for (const name of readdirSync(root))
    if (name !== 'bff' && !name.startsWith('.')) symlinkSync(join(root, name), join(folder, name));
  /** @type {string} */
  let original;
  return {
    root: folder,
    put(mutant) {
      const { file, start, end, replacement } = mutant;
      original = readFileSync(join(folder, file), 'utf8');
      const broken = original.slice(0, start) + replacement + original.slice(end);
      if (isSql(mutant)) writeFileSync(lastMigration, definitionAround(broken, start));
      else writeFileSync(join(folder, file), broken);
    },
    restore: (mutant) =>
      isSql(mutant) ? rmSync(lastMigration) : writeFileSync(join(folder, mutant.file), original),
  };
}

/** @param {Mutant} mutant */
const isSql = ({ file }) => file.endsWith('.sql');
