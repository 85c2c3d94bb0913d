import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';
import type { OutgoingMail } from '../ports/mail-queue.ts';

const SealedMail = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() });

/** Makes mails unreadable without the service's secret. */
export function createMailSeal(serviceSecret: string) {
  const key = new Uint8Array(hkdfSync('sha256', serviceSecret, '', 'andromeda outgoing mails', 32));
  return {
    seal: ({ to, subject, html, text }: OutgoingMail): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ to, subject, html, text })))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    /** Null where it was sealed under another secret. */
    async open(sealed: string): Promise<OutgoingMail | null> {
      try {
        const { plaintext } = await compactDecrypt(sealed, key);
        return SealedMail.parse(JSON.parse(new TextDecoder().decode(plaintext)));
      } catch {
        return null;
      }
    },
  };
}
