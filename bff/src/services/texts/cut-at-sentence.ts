import { cutAtWord } from './clean-titles.ts';

/** Cuts behind the last sentence or line that fits, unless more than half would go: then behind the last word. */
export function cutAtSentence(text: string, limit: number): string {
  const letters = Array.from(text);
  if (letters.length <= limit) return text;
  const room = letters.slice(0, limit + 1).join('');
  const ends = [...room.matchAll(/[.!?](?=\s)|\n/g)].map(
    ({ index, 0: sign }) => index + (sign === '\n' ? 0 : 1),
  );
  const end = ends.at(-1) ?? 0;
  return (end > room.length / 2 ? room.slice(0, end) : cutAtWord(text, limit)).trim();
}
