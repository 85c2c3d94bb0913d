import { expect, test } from 'vitest';
import type { RemoteKey } from '../../contract/release-keys.ts';
import { newSigner, statementOf } from '../testing/release-signing.ts';
import { newVersion } from '../testing/remote-package.ts';
import { sentPackage } from '../testing/test-releases.ts';
import { checkRelease } from './check-release.ts';

const at = (hour: number) => `2026-11-28T${String(hour).padStart(2, '0')}:00:00.000Z`;
const signer = newSigner();
const keyOf = (changes: Partial<RemoteKey> = {}): RemoteKey => ({
  remote: 'mfe-library',
  fingerprint: signer.fingerprint,
  publicKey: signer.publicKey,
  label: 'CI',
  createdBy: 'ana',
  createdAt: at(8),
  revokedAt: null,
  ...changes,
});
const signed = { ...signer.signText(statementOf(sentPackage('1.0.0'))), key: signer.fingerprint };
/** A version that was signed and published at nine. */
const record = { ...newVersion('1.0.0'), signed, publishedBy: 'CI', publishedAt: at(9) };

test('a version that its team signed is good, also after the server computed what it needs', () => {
  expect(checkRelease(record, [keyOf()])).toBeNull();
  const uses = {
    ...{ exports: {}, newest: {}, unread: {}, needs: { '@andromeda/platform': '^0.9.0' } },
    declared: { '@andromeda/platform': record.description.platform },
  } as unknown as typeof record.uses;
  const description = { ...record.description, platform: '^0.9.0' };
  expect(checkRelease({ ...record, uses, description }, [keyOf()])).toBeNull();
});

test.each([
  ['before the first key', 7, null],
  ['after it', 9, { what: 'unsigned' }],
])('an unsigned version that was published %s', (_when, hour, expected) => {
  const unsigned = { ...record, signed: null, publishedAt: at(hour) };
  expect(checkRelease(unsigned, [keyOf()])).toEqual(expected);
  expect(checkRelease(unsigned, [keyOf({ remote: 'mfe-other' })])).toBeNull();
});

test('a revoked key vouches for what was published before, and for nothing later', () => {
  expect(checkRelease(record, [keyOf({ revokedAt: at(10) })])).toBeNull();
  expect(checkRelease(record, [keyOf({ revokedAt: at(8) })])).toEqual({ what: 'revoked_key' });
});

test('a version is not good for a key that its remote does not have', () => {
  const other = newSigner();
  const [publicKey, fingerprint] = [other.publicKey, other.fingerprint];
  expect(checkRelease(record, [keyOf({ publicKey, fingerprint })])).toEqual({ what: 'unknown_key' });
  expect(checkRelease(record, [keyOf({ publicKey })])).toEqual({ what: 'bad_signature' });
  expect(checkRelease(record, [keyOf({ publicKey: 'MCow' })])).toEqual({ what: 'bad_signature' });
});

const evil = newVersion('1.0.0', { content: 'evil' });
test.each<[string, Partial<typeof record>, string]>([
  ['files', { files: evil.files }, 'remoteEntry.js'],
  ['name', { remote: 'mfe-library', version: '2.0.0' }, 'version 1.0.0'],
  ['paths', { description: { ...record.description, paths: ['/elsewhere'] } }, 'description'],
  ['manifest', { manifest: { evil: true } }, 'manifest'],
  ['shared libraries', { shared: [] }, 'shared'],
  ['backend', { backend: { integrity: `sha384-${'a'.repeat(64)}`, migrations: [] } }, 'backend.js'],
])('a row with other %s is not what was signed', (_what, changes, part) => {
  expect(checkRelease({ ...record, ...changes }, [keyOf()])).toEqual({ what: 'other_content', part });
});

test('a row that brings a statement of its own is not what was signed', () => {
  const statement = statementOf(sentPackage('1.0.0', { content: 'evil' }));
  const changed = { ...record, files: evil.files, signed: { ...signed, statement } };
  expect(checkRelease(changed, [keyOf()])).toEqual({ what: 'bad_signature' });
});
