import { Buffer } from 'node:buffer';
import { OutsideFailure } from '../outside-call/outside-failure.ts';
import type { GeminiAnswer } from './ask-gemini.ts';

/** The reasons that refuse a request for good; with any other, the same request may succeed the next time. */
const FORBIDDEN = new Set(['PROHIBITED_CONTENT', 'IMAGE_PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII']);
const BLOCKED = new Set([...FORBIDDEN, 'SAFETY', 'IMAGE_SAFETY', 'RECITATION', 'IMAGE_RECITATION']);

/** The picture of an answer, as it came. Throws `OutsideFailure` where there is none. */
export function pictureOf(answer: GeminiAnswer): Buffer {
  // A reasoning model sends its sketches first.
  const picture = finalParts(answer).findLast(({ inlineData }) => inlineData)?.inlineData;
  if (picture) return Buffer.from(picture.data, 'base64');
  throw missing(answer, 'no_image');
}

/** The words of an answer, never blank. Throws `OutsideFailure` where there are none. */
export function wordsOf(answer: GeminiAnswer): string {
  const words = allWords(answer);
  if (words) return words;
  throw missing(answer, 'no_text');
}

export const tokensOf = ({ usageMetadata }: GeminiAnswer) => usageMetadata?.totalTokenCount ?? 0;

const finalParts = ({ candidates }: GeminiAnswer) =>
  (candidates?.[0]?.content?.parts ?? []).filter(({ thought }) => !thought);

const allWords = (answer: GeminiAnswer) =>
  finalParts(answer)
    .map(({ text }) => text ?? '')
    .join('')
    .trim();

function missing(answer: GeminiAnswer, wrong: 'no_image' | 'no_text'): OutsideFailure {
  const before = answer.promptFeedback?.blockReason;
  if (before) return new OutsideFailure('blocked', `request blocked: ${before}`, { nonRetryable: true });
  const [candidate] = answer.candidates ?? [];
  const end = candidate?.finishReason ?? 'no reason given';
  if (BLOCKED.has(end))
    return new OutsideFailure('blocked', `answer blocked: ${end} ${candidate?.finishMessage ?? ''}`.trim(), {
      nonRetryable: FORBIDDEN.has(end),
    });
  if (finalParts(answer).length === 0 && end !== 'NO_IMAGE')
    return new OutsideFailure('empty', `no content in the answer (${end})`);
  return new OutsideFailure(
    wrong,
    `${wrong === 'no_image' ? 'no picture' : 'no words'} (${end}): ${allWords(answer)}`,
  );
}
