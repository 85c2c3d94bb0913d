import { LONGEST_TEXTS, lengthOf, MOST_BULLETS } from '../../../contract/browser/listings/listing.ts';
import { cleanLine, type ListingRules } from './clean-listing-text.ts';
import { cutAtSentence } from './cut-at-sentence.ts';

const UNLIMITED = {
  ...{ most: MOST_BULLETS, shortest: 1, longest: LONGEST_TEXTS.bullet, together: Infinity },
};

/** Bullets within their own lengths: too many are joined to their neighbours, and the last ones go where all are too long. */
export function fitBullets(channel: ListingRules, bullets: readonly string[]): string[] {
  const { most, shortest, longest, together } = channel.texts.bullets?.value ?? UNLIMITED;
  const cut = bullets
    .map((bullet) => cutAtSentence(cleanLine(channel, bullet), longest))
    .filter((bullet, at, all) => /[\p{L}\d]/u.test(bullet) && all.indexOf(bullet) === at);
  let room = together;
  return joined(
    joined(cut, longest, (texts) => texts.findIndex((text) => lengthOf(text, 'characters') < shortest)),
    longest,
    (texts) => (texts.length > most ? shortestPair(texts) : -1),
  )
    .filter((bullet) => lengthOf(bullet, 'characters') >= shortest)
    .slice(0, most)
    .filter((bullet) => {
      const fits = lengthOf(bullet, 'characters') <= room;
      if (fits) room -= lengthOf(bullet, 'characters');
      return fits;
    });
}

/** Joins the text that `which` names to the one behind it, or before it, as long as there is one and both fit together. */
function joined(
  texts: readonly string[],
  longest: number,
  which: (texts: readonly string[]) => number,
): readonly string[] {
  const found = which(texts);
  const at = Math.min(found, texts.length - 2);
  const [first, second] = [texts[at], texts[at + 1]];
  if (found < 0 || first === undefined || second === undefined) return texts;
  const whole = `${first.replace(/[\s.;,]+$/, '')}. ${second}`;
  if (lengthOf(whole, 'characters') > longest) return texts;
  return joined(texts.toSpliced(at, 2, whole), longest, which);
}

function shortestPair(texts: readonly string[]): number {
  const lengths = texts.slice(1).map((text, at) => text.length + (texts[at] ?? '').length);
  return lengths.indexOf(Math.min(...lengths));
}
