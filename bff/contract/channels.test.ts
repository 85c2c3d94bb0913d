import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { channelOf, channels, checkedOn, isOld } from './browser/channels/index.ts';
import { marketplaces } from './browser/marketplaces.ts';
import { ChannelList } from './channels.ts';

const folder = join(import.meta.dirname, 'browser/channels');
/** kB gzip of the sources: what a screen that shows rules loads. */
const BUDGET_KB = 3.3;

const [first] = channels;
const withTitle = (title: object) => [{ ...first, texts: { ...first.texts, title } }];

describe('the rules of marketplaces', () => {
  test('each have a value, a source, the day on which it was read, and how sure that is', () => {
    expect(ChannelList.parse(channels)).toEqual(channels);
  });

  test.each([
    ['has no source', { value: 60, source: '', checkedOn: '2026-11-22', confidence: 'high' }],
    ['was read on no day', { value: 60, source: 'a page', checkedOn: '22/11/2026', confidence: 'high' }],
    ['is a guess', { value: 60, source: 'a page', checkedOn: '2026-11-22', confidence: 'perhaps' }],
    ['asks for nothing', { value: 0, source: 'a page', checkedOn: '2026-11-22', confidence: 'high' }],
  ])('are refused where one %s', (_what, title) => {
    expect(ChannelList.safeParse(withTitle(title)).success).toBe(false);
  });

  test('contradict themselves nowhere, and every marketplace takes the JPEG that is made for it', () => {
    for (const { id } of channels) {
      const { formats, recommended, leastSide, mostSide, ratio } = channelOf(id).pictures;
      expect(formats?.value ?? ['jpeg'], id).toContain('jpeg');
      expect(leastSide?.value ?? 0, id).toBeLessThan(mostSide?.value ?? Infinity);
      expect(recommended?.value.width ?? 1200, id).toBeLessThanOrEqual(mostSide?.value ?? Infinity);
      expect(ratio?.value.least ?? 0, id).toBeLessThan(ratio?.value.most ?? Infinity);
    }
  });

  test('hold the title limits of the title creator, said once', () => {
    for (const { id, name, titleLimit } of marketplaces)
      expect([name, titleLimit]).toEqual([channelOf(id).name, channelOf(id).texts.title?.value]);
  });

  test('are known by the day on which the oldest of them was read', () => {
    const { pictures } = channelOf('google_shopping');
    const leastSide = { value: 500, source: 'a page', checkedOn: '2026-02-01', confidence: 'low' } as const;
    expect(checkedOn(pictures)).toBe('2026-11-22');
    expect(checkedOn({ ...pictures, leastSide })).toBe('2026-02-01');
  });

  test.each([
    ['2027-05-22T00:00:00Z', false],
    ['2027-05-22T00:00:01Z', true],
    ['2028-01-01T12:00:00Z', true],
    ['2026-11-22T12:00:00Z', false],
  ])('that were read on 2026-11-22 are old at %s: %s', (today, old) => {
    expect(isOld('2026-11-22', new Date(today))).toBe(old);
  });

  test('weigh little in the browser and import nothing from outside their folder', () => {
    const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const source of sources) {
      const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, path]) => path ?? '');
      expect(imported.filter((path) => !/^\.\/[\w-]+\.ts$/.test(path))).toEqual([]);
    }
    expect(gzipSync(sources.join('\n')).length / 1000).toBeLessThan(BUDGET_KB);
  });
});
