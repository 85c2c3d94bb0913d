import { generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson } from '../remotes/canonical-json.ts';
import { fingerprintOf } from '../remotes/check-release.ts';
import { sha384 } from '../remotes/sha384.ts';
import type { SentPackage } from '../services/registry/publish-version.ts';

/** A team's key, which signs a package as the command line does. */
export function newSigner() {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const signText = (statement: string) => ({
    statement,
    signature: sign(null, Buffer.from(statement), pair.privateKey).toString('base64'),
  });
  return {
    publicKey,
    fingerprint: fingerprintOf(publicKey),
    signText,
    sign: (sent: SentPackage): SentPackage => ({ ...sent, ...signText(statementOf(sent)) }),
  };
}

/** What a team signs of a package. */
export function statementOf({ description, files, backend = [], maps = [] }: SentPackage): string {
  const { build, manifest } = JSON.parse(description);
  const line = (kind: string, name: string, bytes: Uint8Array) => `${kind} ${sha384(bytes)} ${name}`;
  return [
    'andromeda-release-1',
    `remote ${build.name}`,
    `version ${build.version}`,
    `description ${JSON.stringify(build.remote)}`,
    line('file', 'mf-manifest.json', Buffer.from(canonicalJson(manifest))),
    ...files.map(({ name, bytes }) => line('file', name, bytes)),
    ...backend.map(({ name, bytes }) => line('backend', name, bytes)),
    ...maps.map(({ name, bytes }) => line('map', name, bytes)),
    '',
  ].join('\n');
}
