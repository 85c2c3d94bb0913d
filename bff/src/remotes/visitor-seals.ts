import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../ports/clock.ts';

/** Permission to see one version of one remote until a time (ISO 8601); `id` is that of the link. */
export interface PreviewGrant {
  id: string;
  remote: string;
  version: string;
  until: string;
}

/** Seals what browsers carry for us and cannot forge: the visitor's name, which decides their canaries, and previews. */
export interface VisitorSeals {
  newVisitor(): string;
  /** The user's name as a visitor: the same on every device, and it does not reveal the user. */
  visitorOf(userId: string): string;
  seal(visitor: string): string;
  /** Null for anything that was not sealed here. */
  open(sealed: string): string | null;
  sealPreview(grant: PreviewGrant): string;
  /** Null for a forged, expired or ended one. */
  openPreview(sealed: string): PreviewGrant | null;
}

const BYTES = 16;
const Grant = z.tuple([z.string(), z.string(), z.number(), z.string()]);

/** Whether a visitor's name belongs to a signed-in user; any other name can be got by opening a page. */
export const isUserName = (visitor: string): boolean => visitor.startsWith('u');

/** `isEnded` tells of a link whether it was ended before its time. */
export function createVisitorSeals(
  secret: string,
  clock: Pick<Clock, 'now'>,
  isEnded: (id: string) => boolean,
): VisitorSeals {
  // With a key as bytes a digest takes four times as long.
  const keyFor = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `andromeda ${purpose}`, 32)));
  const keys = {
    user: keyFor('visitors'),
    visitor: keyFor('visitor seals'),
    preview: keyFor('previews with ids'),
  };
  const digest = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest();
  const sealWith = (key: KeyObject, text: string) => `${text}.${digest(key, text).toString('base64url')}`;
  const openWith = (key: KeyObject, sealed: string) => {
    const end = sealed.lastIndexOf('.');
    const text = sealed.slice(0, Math.max(end, 0));
    const given = Buffer.from(sealed.slice(end + 1), 'base64url');
    const expected = digest(key, text);
    return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
  };
  return {
    newVisitor: () => `v${randomBytes(BYTES).toString('base64url')}`,
    visitorOf: (userId) => `u${digest(keys.user, userId).subarray(0, BYTES).toString('base64url')}`,
    seal: (visitor) => sealWith(keys.visitor, visitor),
    open: (sealed) => openWith(keys.visitor, sealed),
    sealPreview: ({ id, remote, version, until }) => {
      const grant = JSON.stringify([remote, version, Math.floor(Date.parse(until) / 1000), id]);
      return sealWith(keys.preview, Buffer.from(grant).toString('base64url'));
    },
    openPreview: (sealed) => {
      const text = openWith(keys.preview, sealed);
      if (!text) return null;
      const [remote, version, until, id] = Grant.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      if (until * 1000 <= clock.now().getTime() || isEnded(id)) return null;
      return { id, remote, version, until: new Date(until * 1000).toISOString() };
    },
  };
}
