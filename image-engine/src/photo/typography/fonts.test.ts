import { expect, test } from 'vitest';
import { FAMILIES, textPath, textWidth } from './fonts.ts';

const VALUES: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

test.each(FAMILIES)('a word keeps all its letters at any position in %s', (family) => {
  const font = { family, weight: 700 as const };
  for (const word of ['RAÇÃO', 'OFERTA', 'SÓ HOJE', '12', 'FRETE GRÁTIS']) {
    const path = textPath(word, font, 32, -textWidth(word, font, 32) / 2, 0);
    const steps = path.match(/[A-Z][^A-Z]*/g) ?? [];
    expect(steps.length).toBeGreaterThan(word.length * 3);
    for (const step of steps)
      expect(step.slice(1).match(/-?\d+(\.\d{1,2})?(?=[ -]|$)/g) ?? [], `${word}: ${step}`).toHaveLength(
        VALUES[step[0] ?? ''] ?? Number.NaN,
      );
  }
});
