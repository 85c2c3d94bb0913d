import type { DeviceSessionList } from '../../../contract/sessions.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { browserOf, systemOf } from './name-device.ts';

/** Where the user is signed in: this device first, then the most recently used. */
export async function listSessions(
  { sessions }: Pick<Services, 'sessions'>,
  user: User,
): Promise<DeviceSessionList> {
  const open = (await sessions.list(user)).map(({ id, userAgent, lastUsedAt }) => ({
    id,
    current: id === user.sessionId,
    browser: browserOf(userAgent),
    system: systemOf(userAgent),
    lastUsedAt,
  }));
  return { sessions: open.sort((one, other) => Number(other.current) - Number(one.current)) };
}
