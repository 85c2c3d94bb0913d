import { createHmac } from 'node:crypto';
import type { RegisteredSeller } from './seller.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** The code of six digits that an authenticator shows for this key (RFC 6238), now or some steps later. */
export function codeFor(key: string, steps = 0): string {
  const bits = [...key.replace(/\s/g, '')].map((letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const secret = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** A second factor as its owner keeps it. */
export interface OwnedFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Turns a seller's second factor on through the API, for tests of what comes afterwards. */
export async function turnOnSecondFactor(url: string, seller: RegisteredSeller): Promise<OwnedFactor> {
  const call = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/account/second-factor${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${seller.session.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { secret } = await call('', { password: seller.password });
  const { recoveryCodes } = await call('/confirmation', { code: codeFor(secret) });
  return { secret, recoveryCodes };
}
