import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { PushDevice, WebPush } from '../../ports/web-push.ts';
import type { Services } from '../services.ts';

/** Browsers of one user that take notices; an eleventh one takes the place of the oldest. */
const MOST_DEVICES = 10;

type Deps = Pick<Services, 'batchNotices'> & { webPush: Pick<WebPush, 'accepts'> };

/** Sends the user's notices to this browser, too. Rejects with `bad_request` where it cannot, or must not, be written to. */
export async function saveDevice(
  { batchNotices, webPush }: Deps,
  user: User,
  device: PushDevice,
): Promise<void> {
  if (!webPush.accepts(device)) throw new DomainError('bad_request', { field: 'endpoint' });
  await batchNotices.saveDevice(user, device, MOST_DEVICES);
}

/** Sends this browser none any more. Another user's browser, or an unknown one, is left as it is. */
export const deleteDevice = (
  { batchNotices }: Pick<Services, 'batchNotices'>,
  { userId }: User,
  endpoint: string,
): Promise<void> => batchNotices.removeDevice(userId, endpoint);
