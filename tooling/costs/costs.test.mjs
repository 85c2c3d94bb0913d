import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { computeBills, computeUse, machineFor, picturesInMemory } from './compute-costs.mjs';
import { writeCosts } from './write-costs.mjs';

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const document = read('../../docs/scale.md');
/** @type {import('./compute-costs.mjs').Assumptions} */
const assumptions = JSON.parse(read('assumptions.json'));

/** @param {Record<string, number>} changes */
const withFigures = (changes) => {
  const changed = structuredClone(assumptions);
  for (const [name, value] of Object.entries(changes))
    changed.figures[name] = { value, unit: '', source: 'the test' };
  return changed;
};

test('the tables of docs/scale.md are those of the assumptions', () => {
  expect(writeCosts(document, assumptions)).toBe(document);
});

test('a document without a place for a table is refused', () => {
  expect(() => writeCosts('# Scale', assumptions)).toThrow('no place for use');
});

test('every figure has a source, and every price an address or a document and the day it was seen', () => {
  for (const [name, { source }] of Object.entries(assumptions.figures)) expect(source, name).not.toBe('');
  for (const [name, { source, seen }] of Object.entries(assumptions.prices)) {
    expect(source, name).toMatch(/https:\/\/|docs\//);
    expect(seen, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('a price that nobody read at its seller is marked in the table of bills and in the list of prices', () => {
  const unread = Object.values(assumptions.prices).filter(({ official }) => !official);
  expect(document.match(/\*\*price to be checked\*\*/g)).toHaveLength(unread.length);
  expect(document).toMatch(/^\| Gemini.*\(\*\) \|/m);
  expect(document).not.toMatch(/^\| the same on R2.*\(\*\)/m);
});

test('a thousand pictures of 2 MB, half of them with a photo of 1 MB, add 2.5 GB a month', () => {
  const simple = withFigures({ pngMB: 2, cutOutPhotoMB: 1, cutOutShare: 0.5, monthsKept: 12 });
  expect(computeUse(simple, 1000)).toMatchObject({ addedGB: 2.5, storedGB: 30, bucketEgressGB: 4 });
});

test('2,592,000 pictures a month are one a second, and at the peak as many as the peak says', () => {
  const simple = withFigures({ peak: 4, queueSeconds: 0.5, orderSeconds: 20, sessionSeconds: 5 });
  expect(computeUse(simple, 2_592_000)).toMatchObject({
    orders: 4,
    queueSessions: 2,
    streams: 80,
    sessionQuestions: 16,
  });
});

test('requests are those of orders and those of visits', () => {
  const simple = withFigures({
    picturesPerSeller: 10,
    visitsPerSeller: 2,
    callsPerVisit: 6,
    cardsPerVisit: 24,
    readsPerOrder: 2,
    orderSeconds: 30,
    listSeconds: 3,
    downloadsPerPicture: 1,
  });
  // Ten orders of 2 + 2 + 10 + 1 + 1, and two visits of 30.
  expect(computeUse(simple, 10).requests).toBe(220);
});

test('what a plan includes is not charged', () => {
  const free = computeBills(assumptions, 0);
  expect(free).toMatchObject({ supabaseStorage: 0, supabaseEgress: 0, r2: 0, transformations: 0 });
  expect(free.database).toBe(25);
  expect(computeBills(assumptions, 1100).transformations).toBeCloseTo(5);
});

test('bills grow with pictures at the stated prices', () => {
  const stated = (/** @type {string} */ name) => assumptions.prices[name]?.value ?? Number.NaN;
  const bills = computeBills(withFigures({ cutOutShare: 0.25 }), 10_000);
  expect(bills.scenes).toBeCloseTo(7500 * stated('geminiPicture'));
  expect(bills.cutOuts).toBeCloseTo(2500 * stated('photoroomCutOut'));
});

test('the machine is the smallest of which the indexes take half of the memory', () => {
  expect(machineFor(assumptions, 0.5)?.name).toBe('Micro');
  expect(machineFor(assumptions, 0.51)?.name).toBe('Small');
  expect(machineFor(assumptions, 1000)).toBeNull();
  expect(picturesInMemory(withFigures({ indexBytes: 1000 }), 16)).toBe(8_000_000);
});

test('a figure that is missing is named', () => {
  const { peak: _, ...figures } = assumptions.figures;
  expect(() => computeUse({ ...assumptions, figures }, 1)).toThrow('there is no figure peak');
});
