import { statSync } from 'node:fs';
import type { CutOutModelOptions } from '../../src/networks/cut-out-model.ts';

const FAMILIES = ['u2net', 'isnet', 'birefnet'] as const;

/** The operator's model that the server's own variables name; null where none is. */
export function readModel(): CutOutModelOptions | null {
  const { CUTOUT_MODEL: file, CUTOUT_MODEL_FAMILY: family } = process.env;
  return file ? { file, family: FAMILIES.find((each) => each === family) } : null;
}

/** A name for the model that changes with its file. */
export function nameModel(model: CutOutModelOptions): string {
  const { size, mtimeMs } = statSync(model.file);
  return JSON.stringify([model, size, mtimeMs]);
}
