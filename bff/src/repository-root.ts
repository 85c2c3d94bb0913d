import { resolve } from 'node:path';

/** The repository's folder: relative folders count from here, wherever the process was started. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');
