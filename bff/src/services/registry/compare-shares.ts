/** How many signed-in users something can be said of, and how many of them met something bad. */
export interface UserShare {
  users: number;
  affected: number;
}

/** Each user counts once, whatever they met and however often. */
export const ENOUGH_USERS = 5;
/** How often a canary may do what the live version does. */
export const TIMES_LIVE = 2;
const WORST_DIFFERENCE = 0.1;
/** By chance alone two equal versions differ so much in about one canary of a hundred, of 10 % of users (docs/decisions/071, 095). */
const DEVIATIONS = 4;
const DOUBTED_USERS = 20;

/**
 * Whether so many more of a canary's users are affected than of the live version's that chance does not explain it: at least 5, more
 * than twice the live part, 10 points more, and four standard deviations more.
 */
export function isWorse(canary: UserShare, live: UserShare): boolean {
  if (canary.affected < ENOUGH_USERS) return false;
  const rate = canary.affected / canary.users;
  // As if twenty more had used the live version, and one of them were affected: few users without any prove little.
  const ofLive = live.users + DOUBTED_USERS;
  const liveRate = Math.max(part(live.affected, live.users), (live.affected + 1) / ofLive);
  const deviation = Math.sqrt(liveRate * (1 - liveRate) * (1 / canary.users + 1 / ofLive));
  const difference = rate - liveRate;
  return rate > TIMES_LIVE * liveRate && difference > WORST_DIFFERENCE && difference > DEVIATIONS * deviation;
}

/** A part of all, 0 where there are none. */
export const part = (some: number, all: number) => some / Math.max(1, all);
