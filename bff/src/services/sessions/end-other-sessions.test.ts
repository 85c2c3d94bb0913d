import { expect, test } from 'vitest';
import { createOpenSessions } from '../../auth/open-sessions.ts';
import type { User } from '../../ports/user.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { endOtherSessions } from './end-other-sessions.ts';

/** Ana on this device and on a phone, and Bia; `asked` holds whose session the database was asked for. */
function open() {
  const used = (id: string) => ({ id, userAgent: '', lastUsedAt: '2026-11-20T12:00:00Z' });
  let devices = [used('phone'), used(ana.sessionId)];
  const asked: string[] = [];
  const sessions = {
    list: async () => devices,
    standing: async ({ sessionId, userId }: Pick<User, 'userId' | 'sessionId'>) => {
      asked.push(sessionId);
      const isOpen = userId !== ana.userId || devices.some(({ id }) => id === sessionId);
      return isOpen ? ('open' as const) : ('closed' as const);
    },
    endOthers: async (user: User) => {
      devices = devices.filter(({ id }) => id === user.sessionId);
    },
  };
  return { deps: { sessions, openSessions: createOpenSessions(sessions, createManualClock()) }, asked };
}

test('signing out everywhere else ends the other devices at once, and answers this device alone', async () => {
  const { deps } = open();
  const phone = { ...ana, sessionId: 'phone' };
  for (const user of [ana, phone]) expect(await deps.openSessions.standing(user)).toBe('open');
  const { sessions } = await endOtherSessions(deps, ana);
  expect(sessions.map(({ id, current }) => [id, current])).toEqual([[ana.sessionId, true]]);
  expect(await deps.openSessions.standing(phone)).toBe('closed');
  expect(await deps.openSessions.standing(ana)).toBe('open');
});

test('signing out everywhere else leaves what is known of other users', async () => {
  const { deps, asked } = open();
  await deps.openSessions.standing(bia);
  await endOtherSessions(deps, ana);
  expect(await deps.openSessions.standing(bia)).toBe('open');
  expect(asked).toEqual([bia.sessionId]);
});

test('a sign-out that the database refuses is not answered as done', async () => {
  const { deps } = open();
  const refused = { ...deps.sessions, endOthers: () => Promise.reject(new Error('no answer')) };
  await expect(endOtherSessions({ ...deps, sessions: refused }, ana)).rejects.toThrow('no answer');
});
