import { aboutAndromeda } from './advice-andromeda.ts';
import { aboutListings } from './advice-listing.ts';
import { aboutMoney } from './advice-money.ts';
import { aboutOrders } from './advice-orders.ts';
import { aboutSelling } from './advice-selling.ts';
import { aboutTrust } from './advice-trust.ts';
import type { Advice } from './subject.ts';

/** First match wins: what is narrow stands before what is wide. */
const advice: readonly Advice[] = [
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
