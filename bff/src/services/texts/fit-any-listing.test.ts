import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  checkListing,
  fieldsOf,
  type ListingField,
  type ListingTexts,
  listingChannels,
  noTexts,
} from '../../../contract/browser/listings/index.ts';
import { ListingTexts as ListingTextsSchema, ProductFacts } from '../../../contract/products.ts';
import { createLocalTexts } from '../../providers/local/local-texts.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { describe as describePhoto } from '../../testing/test-providers.ts';
import { fitListing } from './fit-listing.ts';

/** Parts of answers as careless models write them. */
const NASTY = [
  ...[
    'Caneca azul',
    'Caneca',
    '**Caneca**',
    '350 ml',
    'ação',
    '👟',
    '!!!',
    '$',
    '{x}',
    'frete grátis',
    'FRETE',
    '.',
  ],
  ...[
    'www.loja.com.br',
    '(11) 98765-4321',
    '11987654321',
    'WhatsApp',
    'QR Code',
    '10x sem juros',
    'zap',
    '\n',
    '. ',
  ],
  ...[
    '<b>',
    '</b>',
    '<<i>i>',
    '&nbsp;',
    '# ',
    '\n## T',
    '- ',
    '* ',
    '```',
    '"',
    '\u0000',
    '\ud83d',
    'a'.repeat(300),
  ],
  ...[
    'produto novo',
    'estoque',
    'notificações do WhatsApp',
    '; ',
    ', ',
    '_',
    '__',
    '[a](https://b.c)',
    'em',
    'de',
  ],
];
/** Numbers that only look random: the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const leavesNothing = (rounds: number) => {
  const next = numbers(7);
  const text = (most: number) =>
    Array.from({ length: next(most) }, () => NASTY[next(NASTY.length)]).join(' ');
  for (let round = 0; round < rounds; round++) {
    const answer = {
      title: `Caneca ${text(12)}`,
      familyName: text(12),
      highlights: text(20),
      description: `Caneca azul. ${text(400)}`,
      bullets: Array.from({ length: next(9) }, () => text(40)),
      searchTerms: text(80),
      keywords: Array.from({ length: next(30) }, () => text(5)),
    };
    for (const channel of listingChannels) {
      const fitted = fitListing(channel, JSON.stringify(answer));
      const problems = checkListing(channel, fitted).filter(({ kind }) => kind !== 'too_few');
      expect(problems, `${channel.id}: ${JSON.stringify(fitted)}`).toEqual([]);
      expect(ListingTextsSchema.safeParse(fitted).success).toBe(true);
      expect(fitListing(channel, JSON.stringify(fitted))).toEqual(fitted);
    }
  }
};
const whatever =
  'whatever a model answers, nothing is left that cutting can mend, and fitting it again changes nothing';
test(whatever, () => leavesNothing(20));
test(`${whatever}, of 150 answers`, { tags: ['long'] }, () => leavesNothing(150));

const { listingWriter } = createLocalTexts(createManualClock(), { describe: describePhoto });
const file = (half: string) =>
  new URL(`../../../../text-engine/src/testing/products-${half}.tsv`, import.meta.url);

// Somebody else wrote the held half; no rule was written with it.
const breaksNoRule = async (half: string) => {
  const lines = readFileSync(file(half), 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) {
    const [name = '', ...details] = (line.split('\t')[0] ?? '').split(/[,.]\s+/);
    const facts = ProductFacts.parse({ details: details.join('. ') });
    for (const channel of listingChannels) {
      const { signal } = new AbortController();
      const { text } = await listingWriter.listing({ product: { name, facts }, channel, signal });
      const written = only(fieldsOf(channel), JSON.parse(text));
      const problems = checkListing(channel, written);
      const kept = problems.filter(({ kind }) => kind !== 'too_few');
      const conditions = kept.filter((problem) => 'content' in problem && problem.content === 'condition');
      expect(kept, `${channel.id}: ${line}`).toEqual(conditions);
      if (conditions.length === 0) expect(fitListing(channel, text)).toEqual(written);
      else expect(checkListing(channel, fitListing(channel, text))).toEqual([]);
    }
  }
};
const rules =
  'what the text engine writes of the %s products breaks no rule, and is only cut where it tells a condition';
test.each(['held'])(rules, breaksNoRule, 30_000);
test.each(['seen'])(rules, { tags: ['long'] }, breaksNoRule);

const only = (fields: readonly ListingField[], texts: ListingTexts): ListingTexts => ({
  ...noTexts,
  ...Object.fromEntries(fields.map((field) => [field, texts[field]])),
});
