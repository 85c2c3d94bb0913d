import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { newPackage } from '../../testing/remote-package.ts';
import { createTestReleases } from '../../testing/test-releases.ts';
import { describePackage, registerVersion } from './register-version.ts';

const given = (files?: Map<string, Uint8Array>) => {
  const { description, files: own } = newPackage('1.0.0');
  return { ...description, files: files ?? own };
};

test('the digest of a package is the same whatever the order of its files and of its manifest’s keys', () => {
  const { files } = newPackage('1.0.0');
  const { record } = describePackage(given());
  const turned = given(new Map([...files].reverse()));
  const manifest = Object.fromEntries(Object.entries(turned.manifest).reverse());
  expect(describePackage({ ...turned, manifest }).record.digest).toBe(record.digest);
});

test('the digest of a package changes with the bytes of one file, and with what its manifest says', () => {
  const { files } = newPackage('1.0.0');
  const { digest } = describePackage(given()).record;
  const changed = new Map(files).set('remoteEntry.js', Buffer.from('other'));
  expect(describePackage(given(changed)).record.digest).not.toBe(digest);
  const manifest = { ...given().manifest, exposes: [null] };
  expect(describePackage({ ...given(), manifest }).record.digest).not.toBe(digest);
});

test('a manifest is stored with every list and empty value as it was', () => {
  const manifest = { ...given().manifest, list: [2, 1, null], none: null };
  const stored = describePackage({ ...given(), manifest }).files.get('mf-manifest.json');
  expect(JSON.parse(String(stored))).toEqual(manifest);
});

test('texts are stored compressed in both ways, and pictures only as they are', async () => {
  const { registry, files } = createTestReleases();
  const described = describePackage(
    given(new Map([...newPackage('1.0.0').files, ['logo.png', Buffer.from('png')]])),
  );
  expect(await registerVersion({ registry, files }, described, 'ana')).toBe('created');
  const read = (name: string) => files.get(described.record, name);
  const packed = await read('remoteEntry.js.gz');
  expect(String(gunzipSync(packed ?? ''))).toContain('mfe-library@1.0.0');
  expect(await read('remoteEntry.js.br')).not.toBeNull();
  expect(await read('logo.png')).not.toBeNull();
  expect([await read('logo.png.br'), await read('logo.png.gz')]).toEqual([null, null]);
});
