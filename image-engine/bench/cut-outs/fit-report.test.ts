import { describe, expect, it } from 'vitest';
import type { BlindChoice } from './fit-model.ts';
import { compareChoices, countFlags } from './fit-report.ts';

function choice(overlap: number, confidence = 0.9): BlindChoice {
  return { photo: { source: 'a shop', groups: [], opinions: [] }, overlap, confidence };
}

describe('the report of a refit', () => {
  it('counts what a limit flags of poor, good and middling results', () => {
    const choices = [choice(0.5, 0.6), choice(0.75, 0.85), choice(0.9, 0.7), choice(0.97, 0.95)];
    expect(countFlags(choices, 0.84)).toEqual(['1 of 1', '1 of 2', '0 of 1', '1 of 1']);
    expect(countFlags(choices, 0.86)).toEqual(['1 of 1', '2 of 2', '0 of 1', '1 of 1']);
  });

  it('tells the mean difference from the stored model, and how many photos it changes', () => {
    const stored = [choice(0.9), choice(0.8), choice(0.7)];
    const refitted = [choice(0.9), choice(0.86), choice(0.67)];
    expect(compareChoices(refitted, stored)).toMatch(
      /^refitted less stored: 0\.010 \(90 %: .*\); better on 1, worse on 1$/,
    );
  });
});
