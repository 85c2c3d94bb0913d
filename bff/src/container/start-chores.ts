import type { PictureOrders } from '../ports/picture-orders.ts';
import type { WebPush } from '../ports/web-push.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';
import { failLateOrders, tidyOrders } from '../services/orders/tidy-orders.ts';
import { releaseExpiredRequests } from '../services/paid-request/release-expired-requests.ts';
import { tidyPhotos } from '../services/product-photos/tidy-photos.ts';
import { sendBatchNotices } from '../services/push/send-batch-notices.ts';
import type { Services } from '../services/services.ts';
import { repeatEvery } from './repeat-every.ts';

const RELEASE_EVERY_MS = 10_000;
const NOTIFY_EVERY_MS = 10_000;
const TIDY_EVERY_MS = 300_000;
const DELETE_EVERY_MS = 60_000;
const FORGET_COPIES_EVERY_MS = 3_600_000;
const TIDY_PHOTOS_EVERY_MS = 3_600_000;

/** Starts what is done again and again; the answer ends it. */
export function startChores(services: Services): () => Promise<void> {
  const { orders, webPush } = services;
  const chores = [
    giveBackExpiredCredits(services),
    deleteAccounts(services),
    forgetOldCopies(services),
    tidyEndedOrders(services),
    tidyLeftPhotos(services),
    ...(webPush ? [notifyOfBatches({ ...services, webPush })] : []),
    ...(orders ? [giveUpLateOrders({ ...services, orders })] : []),
  ];
  return async () => {
    for (const chore of chores) await chore.stop();
  };
}

function giveBackExpiredCredits(services: Services) {
  const failureMessage = 'expired credits were not given back';
  const run = () => releaseExpiredRequests(services);
  return repeatEvery({ everyMs: RELEASE_EVERY_MS, failureMessage, run }, services.logger);
}

function giveUpLateOrders(services: Services & { orders: PictureOrders }) {
  const failureMessage = 'late orders were not given up';
  const run = () => failLateOrders(services);
  return repeatEvery({ everyMs: RELEASE_EVERY_MS, failureMessage, run }, services.logger);
}

function notifyOfBatches(services: Services & { webPush: WebPush }) {
  const failureMessage = 'the notices of ended batches were not sent';
  const run = () => sendBatchNotices(services);
  return repeatEvery({ everyMs: NOTIFY_EVERY_MS, failureMessage, run }, services.logger);
}

function tidyEndedOrders(services: Services) {
  const failureMessage = 'ended orders were not tidied';
  const run = () => tidyOrders(services);
  return repeatEvery({ everyMs: TIDY_EVERY_MS, failureMessage, run }, services.logger);
}

function tidyLeftPhotos(services: Services) {
  const failureMessage = 'files of photos that no product has were not removed';
  const run = () => tidyPhotos(services);
  return repeatEvery({ everyMs: TIDY_PHOTOS_EVERY_MS, failureMessage, run }, services.logger);
}

function deleteAccounts(services: Services) {
  const failureMessage = 'accounts that are due were not deleted';
  const run = async () => {
    await deleteDueAccounts(services);
    await services.accounts.forgetOldPayments(services.clock.now());
  };
  return repeatEvery({ everyMs: DELETE_EVERY_MS, failureMessage, run }, services.logger);
}

function forgetOldCopies({ displayCopies, logger }: Services) {
  const failureMessage = 'old copies of pictures were not forgotten';
  const run = () => displayCopies.forgetOld();
  return repeatEvery({ everyMs: FORGET_COPIES_EVERY_MS, failureMessage, run }, logger);
}
