const LONGEST = 60;

/** The title of a conversation: its first question on one line, cut at a word. */
export function titleOf(question: string): string {
  const letters = Array.from(question.replace(/\s+/g, ' ').trim());
  if (letters.length <= LONGEST) return letters.join('');
  const cut = letters.slice(0, LONGEST).join('');
  // A single word that fills the line is cut inside.
  const whole = letters[LONGEST] === ' ' ? cut : cut.replace(/ \S*$/, '');
  return `${whole.replace(/[\s.,;:!?–-]+$/, '')}…`;
}
