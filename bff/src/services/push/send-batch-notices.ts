import type { PushDevice, PushNotice, WebPush } from '../../ports/web-push.ts';
import type { Services } from '../services.ts';
import { batchNotice } from './batch-notice.ts';

/** As long as a page may need between two photos that it sends, or before it tries one again. */
const QUIET_SECONDS = 20;
/** A page that sent fewer photos than it said was closed, or ran out of credits. */
const PAUSE_SECONDS = 600;
const RETRY_MS = 5_000;

type Deps = Pick<Services, 'batchNotices' | 'clock' | 'logger'> & { webPush: WebPush };

/** Sends the notices of the batches that have ended since, each by one process alone; a push service that fails is asked twice. */
export async function sendBatchNotices(deps: Deps): Promise<void> {
  const due = await deps.batchNotices.claimDue({
    quietSeconds: QUIET_SECONDS,
    pauseSeconds: PAUSE_SECONDS,
  });
  await Promise.all(
    due.flatMap(({ devices, ...counts }) => {
      const notice = batchNotice(counts);
      return devices.map((device) => sendTo(deps, device, notice));
    }),
  );
}

async function sendTo(deps: Deps, device: PushDevice, notice: PushNotice): Promise<void> {
  const { batchNotices, clock, logger, webPush } = deps;
  const send = () => webPush.send(device, notice);
  try {
    const sent = await send().catch(async () => {
      await clock.sleep(RETRY_MS);
      return send();
    });
    if (sent === 'gone') await batchNotices.forgetDevice(device.endpoint);
  } catch (err) {
    logger.warn({ err, batch: notice.tag }, 'a notice of a batch was not sent');
  }
}
