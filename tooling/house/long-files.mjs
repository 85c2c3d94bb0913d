import { isTest } from './repository.mjs';

/** The most lines of a file of source code, and of a script in tooling; tests may be longer. */
export const MAX_FILE = 250;
export const MAX_SCRIPT = 150;

/** @typedef {{ file: string, lines: number }} Size `file` is relative to the root */

/** Whether a file is one of the scripts that build, check and ship the product. @param {string} file relative to the root */
export const isScript = (file) => /^tooling\/.*\.mjs$/.test(file) && !isTest(file);

/** The files that are longer than they may be. @param {Size[]} sizes */
export const longFiles = (sizes) =>
  sizes.filter(({ file, lines }) => !isTest(file) && lines > (isScript(file) ? MAX_SCRIPT : MAX_FILE));
