import { aboutAndromeda } from './advice-andromeda.ts';
import { aboutListings } from './advice-listing.ts';
import { aboutMoney } from './advice-money.ts';
import { aboutOrders } from './advice-orders.ts';
import { aboutSelling } from './advice-selling.ts';
import { aboutTrust } from './advice-trust.ts';

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

/** First match wins: what is narrow stands before what is wide. */
export const advice: readonly Advice[] = [
  ...aboutAndromeda,
  ...aboutTrust,
  ...aboutOrders,
  ...aboutMoney,
  ...aboutListings,
  ...aboutSelling,
];

/** The advice on what a question is about. */
export const adviceOn = (question: string): Advice | undefined =>
  advice.find(({ asked }) => asked.test(question));
