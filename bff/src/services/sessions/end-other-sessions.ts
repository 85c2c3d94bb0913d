import type { DeviceSessionList } from '../../../contract/sessions.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { listSessions } from './list-sessions.ts';

/** Signs the user out everywhere else: on this node at once, on others within 30 s. Answers the remaining devices. */
export async function endOtherSessions(
  deps: Pick<Services, 'sessions' | 'openSessions'>,
  user: User,
): Promise<DeviceSessionList> {
  await deps.sessions.endOthers(user);
  deps.openSessions.forget(user.userId);
  return listSessions(deps, user);
}
