/** What the local assistant knows: a subject, the words by which it is asked for, and the advice. */
export interface Advice {
  subject: string;
  /** Against a question as `plainQuestion` leaves it. */
  asked: RegExp;
  text(product: string | null): string;
  /** For 'mais', 'não entendi' and the same question once more. */
  more?(product: string | null): string;
  /** For 'me dá um exemplo'. */
  example?: string;
}
