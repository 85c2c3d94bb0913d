import { expect, test } from 'vitest';
import { ana } from '../../testing/test-accounts.ts';
import { listSessions } from './list-sessions.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const session = (id: string, minute: number) => ({
  id,
  userAgent: phone,
  lastUsedAt: `2026-11-20T12:0${minute}:00Z`,
});

test('the list of devices begins with this one, marks it alone, and keeps the others in the order of their use', async () => {
  const used = [session('tablet', 9), session('desk', 5), session(ana.sessionId, 3), session('old', 1)];
  const { sessions } = await listSessions(
    {
      sessions: { list: async () => used, standing: async () => 'open', endOthers: async () => undefined },
    },
    ana,
  );
  expect(sessions.map(({ id, current }) => [id, current])).toEqual([
    [ana.sessionId, true],
    ['tablet', false],
    ['desk', false],
    ['old', false],
  ]);
  expect(sessions[1]).toEqual({
    id: 'tablet',
    current: false,
    browser: 'Safari',
    system: 'iPhone',
    lastUsedAt: '2026-11-20T12:09:00Z',
  });
});
