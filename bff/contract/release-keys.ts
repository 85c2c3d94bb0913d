import { z } from '@hono/zod-openapi';

/** An Ed25519 public key as its SPKI in base64: the one line between the marks of its PEM. */
const PublicKey = z.string().regex(/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/);

/** The first 16 hex digits of the SHA-256 of a key's SPKI. */
export const KeyFingerprint = z.string().regex(/^[0-9a-f]{16}$/);

/** A key with which a remote's team signs its versions. From the first one on, every new version of the remote is signed. */
export const RemoteKey = z
  .object({
    remote: z.string(),
    fingerprint: z.string(),
    publicKey: z.string(),
    label: z.string(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    /** What it signed before stays good. */
    revokedAt: z.iso.datetime().nullable(),
  })
  .openapi('RemoteKey');
export type RemoteKey = z.infer<typeof RemoteKey>;

export const RemoteKeys = z.object({ keys: z.array(RemoteKey) }).openapi('RemoteKeys');
export const RemoteKeyAnswer = z.object({ key: RemoteKey }).openapi('RemoteKeyAnswer');
export const RemoteKeyRequest = z
  .object({ publicKey: PublicKey, label: z.string().trim().min(1).max(80) })
  .openapi('RemoteKeyRequest');
export type RemoteKeyRequest = z.output<typeof RemoteKeyRequest>;

/** A statement of what a version is, and its Ed25519 signature in base64 (`docs/foreign-builds.md`). */
export const ReleaseSignature = z.object({
  statement: z.string().max(512 * 1024),
  signature: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});
