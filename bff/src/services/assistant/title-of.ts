const LONGEST = 60;

/** What a conversation is called: its first question on one line, cut at a word. */
export function titleOf(question: string): string {
  const letters = Array.from(question.replace(/\s+/g, ' ').trim());
  if (letters.length <= LONGEST) return letters.join('');
  const cut = letters.slice(0, LONGEST).join('');
  // A word that fills the line by itself is cut within.
  const whole = letters[LONGEST] === ' ' ? cut : cut.replace(/ \S*$/, '');
  return `${whole.replace(/[\s.,;:!?–-]+$/, '')}…`;
}
