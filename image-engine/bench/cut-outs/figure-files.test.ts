import { describe, expect, it } from 'vitest';
import { figureFiles } from './figure-files.ts';
import type { Measurement } from './photo-worker.ts';

const namesOf = (of: Measurement): string[] =>
  figureFiles(of).map(({ pathname }) => pathname.slice(pathname.lastIndexOf('/') + 1));

describe('figures kept from an earlier run', () => {
  it('are measured again when the network has other weights', () => {
    expect(namesOf('opinions')).toContain('saliency.onnx.br');
    expect(namesOf('everything')).toContain('saliency.onnx.br');
  });

  it('are measured again when the engine or a baseline changes', () => {
    expect(namesOf('everything')).toEqual(
      expect.arrayContaining(['gather-opinions.ts', 'mapped-quality-model.ts', 'grab-cut.ts']),
    );
  });

  it('serve the next fit, since no fit changes an opinion', () => {
    expect(namesOf('opinions')).toContain('gather-opinions.ts');
    expect(namesOf('opinions')).not.toContain('mapped-quality-model.ts');
    expect(namesOf('opinions')).not.toContain('fit-model.ts');
  });
});
