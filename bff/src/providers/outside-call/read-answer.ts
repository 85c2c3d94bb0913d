import { Buffer } from 'node:buffer';
import { OutsideFailure } from './outside-failure.ts';

/** Reads a body as bytes, never more than `most`. Throws `OutsideFailure` where it is larger or was cut off. */
export async function readBytes(answer: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      length += chunk.byteLength;
      if (length > most) break;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new OutsideFailure('unavailable', 'the answer was cut', { status: answer.status }, { cause });
  }
  if (length <= most) return Buffer.concat(chunks);
  const said = `the answer has more than ${most} bytes`;
  throw new OutsideFailure('malformed', said, { status: answer.status });
}

const MOST_WORDS = 64 * 1024;

/** The body of a refusal, as JSON where it is JSON, else as its words; nothing where it cannot be read. */
export async function readRefusal(answer: Response): Promise<unknown> {
  const bytes = await readBytes(answer, MOST_WORDS).catch(() => Buffer.alloc(0));
  const words = bytes.toString('utf8');
  try {
    return JSON.parse(words);
  } catch {
    return words;
  }
}

/** Milliseconds that the header `Retry-After` asks to wait, by seconds or by a date; none where it says nothing. */
export function retryAfterOf(answer: Response, now: Date): number | undefined {
  const said = answer.headers.get('retry-after')?.trim();
  if (!said) return undefined;
  const moment = /^\d+$/.test(said) ? now.getTime() + Number(said) * 1000 : Date.parse(said);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}
