import { readdirSync } from 'node:fs';
import type { Measurement } from './photo-worker.ts';

const engine = new URL('../../src/', import.meta.url);
const network = new URL('../../model/saliency.onnx.br', import.meta.url);
const bench = ['measure-photo.ts', 'measure-model.ts', 'photo-worker.ts', 'photos.ts'].map(
  (name) => new URL(name, import.meta.url),
);
const baselines = new URL('../baseline/', import.meta.url);
/** What a fit writes: opinions and their measures are the same whatever weighs them. */
const FITTED = /quality-model\.ts$/;

/** The files that figures depend on, an operator's model aside: when one of them changes, they are measured again. */
export function figureFiles(of: Measurement): URL[] {
  const code = [...sourcesIn('photo/', engine), ...sourcesIn('networks/', engine), ...bench];
  if (of === 'opinions') return [...code.filter(({ pathname }) => !FITTED.test(pathname)), network];
  return [...code, ...sourcesIn('./', baselines), network];
}

function sourcesIn(folder: string, base: URL): URL[] {
  const root = new URL(folder, base);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => new URL(name, root));
}
