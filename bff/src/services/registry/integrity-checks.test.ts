import { expect, test } from 'vitest';
import { sha384 } from '../../remotes/sha384.ts';
import { checkGuards } from './integrity-checks.ts';

const packed = (texts: Record<string, string>) => ({
  files: new Map(Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)])),
});
const hashOf = (text: string) => sha384(Buffer.from(text));
const entry = (...texts: string[]) => JSON.stringify(texts.map(hashOf));

test('a package whose entry carries the hash of every script and style is guarded', () => {
  const given = packed({ 'remoteEntry.js': entry('a', 'b'), 'a.js': 'a', 'b.css': 'b', 'logo.svg': 'c' });
  expect(checkGuards(given, 'remoteEntry.js')).toEqual([]);
});

test('a chunk that a guarded chunk guards is guarded, too, in whatever order the files come', () => {
  const chunk = entry('later');
  const given = packed({ 'later.js': 'later', 'chunk.js': chunk, 'remoteEntry.js': entry(chunk) });
  expect(checkGuards(given, 'remoteEntry.js')).toEqual([]);
});

test('hashes with escaped slashes count', () => {
  const slashed = Array.from({ length: 50 }, (_, place) => `${place}`).find((text) =>
    hashOf(text).includes('/'),
  );
  const text = slashed ?? '';
  const given = packed({ 'remoteEntry.js': entry(text).replaceAll('/', '\\/'), 'a.js': text });
  expect(checkGuards(given, 'remoteEntry.js')).toEqual([]);
});

test.each([
  ['whose hash stands nowhere', { 'remoteEntry.js': entry(), 'a.js': 'a' }],
  ['that was changed after its hash was written', { 'remoteEntry.js': entry('a'), 'a.js': 'b' }],
  ['that only an unguarded chunk names', { 'remoteEntry.js': entry('b'), 'b.css': 'b', 'a.js': entry('a') }],
])('a script %s is refused with the cure', (_what, texts) => {
  expect(checkGuards(packed(texts), 'remoteEntry.js')).toEqual([
    expect.stringMatching(
      /^a\.js seria carregado sem conferência: .*remoteEntry\.js.*SubresourceIntegrityPlugin/,
    ),
  ]);
});

test('a style without a hash is refused', () => {
  expect(checkGuards(packed({ 'remoteEntry.js': '', 'a.css': 'a' }), 'remoteEntry.js')).toHaveLength(1);
});
