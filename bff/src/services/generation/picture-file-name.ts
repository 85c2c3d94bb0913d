import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A timestamp and six random characters (docs/product.md#records). */
export function pictureFileName(now: Date): string {
  const random = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${now.getTime()}${random}.png`;
}
