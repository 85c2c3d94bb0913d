/** What the engine knows of one subject: the questions that ask for it, and the texts. */
export interface Advice {
  subject: string;
  /** Tested against a question as `plainQuestion` leaves it. */
  asked: RegExp;
  text(product: string | null): string;
  /** For 'mais', 'não entendi' and the same question once more. */
  more?: (product: string | null) => string;
  /** For 'me dá um exemplo'. */
  example?: string;
  /** What is special about the subject in one marketplace, by the marketplace's name. */
  notes: ReadonlyMap<string, string>;
}

/** The first advice whose questions match: narrow subjects come before wide ones. */
export const adviceOn = (advice: readonly Advice[], plain: string): Advice | undefined =>
  advice.find(({ asked }) => asked.test(plain));
