import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folded } from '../portuguese/portuguese.ts';
import { testEngine } from '../testing/test-engine.ts';
import type { ListingDraft } from './compose-listing.ts';

const limits = {
  ...{ title: 75, highlights: 125, description: 3000, searchTermBytes: 249 },
  bullets: { least: 3, most: 5, shortest: 10, longest: 255, together: 999 },
};
const nothing = { brand: '', model: '', color: '', size: '', material: '', details: '' };

/** Words that the engine itself writes around what the seller said. */
const OWN_WORDS = new Set(
  'caracteristicas marca modelo material cor volume peso potencia voltagem medidas tamanho produto na da do em com para sem de e'.split(
    ' ',
  ),
);
const wordsIn = (text: string) => folded(text).match(/[\p{L}\d]+/gu) ?? [];
/** '550 W' of '550w', and 'preta' of 'preto'. */
const said = (text: string, word: string) =>
  folded(text).includes(word) || folded(text).includes(word.replace(/a$/, 'o'));

function visibleTexts({ title, familyName, highlights, bullets, description }: ListingDraft) {
  return [title, familyName, highlights, ...bullets, description];
}

// Somebody else wrote the held half; no rule was written with it.
test.each(['seen', 'held'])(
  'of the products of the %s half, nothing is said that the seller did not say',
  (half) => {
    const file = new URL(`../testing/products-${half}.tsv`, import.meta.url);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(30);
    for (const line of lines) {
      const [text = ''] = line.split('\t');
      const [name = '', ...details] = text.split(/[,.]\s+/);
      const card = { ...nothing, name, details: details.join('. ') };
      const listing = testEngine.listing(card, limits);
      expect(listing.title).not.toBe('');
      for (const written of visibleTexts(listing))
        for (const word of wordsIn(written))
          if (!OWN_WORDS.has(word)) expect(said(text, word), `${word} of ${written}, of ${text}`).toBe(true);
    }
  },
);
