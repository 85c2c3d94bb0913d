import type { SqlDatabase } from './sql-database.ts';

/** A session ends after so many days, and after so many in which nobody used it. */
export const SESSION_DAYS = 180;
export const REST_DAYS = 30;

/**
 * The end of a session as things are, for `not_after`: the service itself reports it only at a renewal, and the list of devices
 * and the checks of tokens read it there.
 */
export const SESSION_END = `least(created_at + interval '${SESSION_DAYS} days',
  greatest(created_at, refreshed_at at time zone 'UTC') + interval '${REST_DAYS} days')`;

/** Gives sessions of an earlier release their end. */
export async function limitSessions(database: Pick<SqlDatabase, 'query'>): Promise<void> {
  await database.query(`update auth.sessions set not_after = ${SESSION_END} where not_after is null`);
}
