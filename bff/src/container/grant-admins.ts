import { isUnavailable } from '../ports/store-error.ts';
import type { Services } from '../services/services.ts';
import { type RepeatedTask, repeatEvery } from './repeat-every.ts';

const AGAIN_EVERY_MS = 10_000;

/**
 * The operator names administrators by e-mail; each becomes one at the next start once the account is confirmed. While the
 * database is away the start goes on, and the answer is the task that tries again.
 */
export async function grantAdmins(
  services: Pick<Services, 'administration' | 'logger'>,
  emails: readonly string[],
): Promise<RepeatedTask | null> {
  try {
    await grant(services, emails);
    return null;
  } catch (err) {
    if (!isUnavailable(err)) throw err;
    services.logger.warn({ err }, 'ADMIN_EMAILS waits for the database');
  }
  let granted = false;
  const run = async () => {
    if (granted) return;
    await grant(services, emails);
    granted = true;
  };
  const failureMessage = 'administrators were not named';
  return repeatEvery({ everyMs: AGAIN_EVERY_MS, failureMessage, run }, services.logger);
}

async function grant(
  { administration, logger }: Pick<Services, 'administration' | 'logger'>,
  emails: readonly string[],
): Promise<void> {
  for (const email of emails)
    if (!(await administration.grantAdmin(email)))
      logger.warn({ email }, 'ADMIN_EMAILS names an address without a confirmed account');
}
