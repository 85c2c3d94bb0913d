import { join } from 'node:path';
import { createArchiveAddresses } from '../addresses/archive-addresses.ts';
import { createLogoAddresses } from '../addresses/logo-addresses.ts';
import { createPhotoAddresses } from '../addresses/photo-addresses.ts';
import { createCreditLedger } from '../data/credit-ledger.ts';
import { createPictureOrders } from '../data/picture-orders.ts';
import { createPictureStore } from '../data/picture-store.ts';
import { createSupabaseClients } from '../data/supabase-clients.ts';
import { createTextRepository } from '../data/text-repository.ts';
import type { Environment, HostedProject } from '../environment.ts';
import { createDisplayCopies } from '../images/display-copies.ts';
import { createImageAddresses } from '../images/image-addresses.ts';
import {
  noteImageEntries,
  observeLedger,
  observeOrders,
  observeTexts,
} from '../observation/observe-credits.ts';
import type { Clock } from '../ports/clock.ts';
import type { Mails } from '../ports/mails.ts';
import type { OrderEvents } from '../ports/order-events.ts';
import type { Payments } from '../ports/payments.ts';
import type { WebPush } from '../ports/web-push.ts';
import { createOpenAnswers } from '../services/assistant/open-answers.ts';
import { createHeldOrders } from '../services/batch/held-orders.ts';
import { createOrderPermits } from '../services/batch/order-permits.ts';
import { exportLimits } from '../services/data-export/export-limits.ts';
import { announceOrders, announceWork } from '../services/generation/announce-orders.ts';
import { createFairQueue } from '../services/generation/fair-queue.ts';
import { createIntake } from '../services/generation/intake.ts';
import { createOrderStreams } from '../services/generation/order-streams.ts';
import { createQueuePlaces } from '../services/generation/queue-places.ts';
import type { ConnectedMarketplace } from '../services/marketplace/connected-marketplace.ts';
import { createOrderBell } from '../services/orders/order-bell.ts';
import { createOpenWork } from '../services/paid-request/open-work.ts';
import type { Services } from '../services/services.ts';
import { createMachineGauge } from '../system/machine-gauge.ts';
import { createStorageRoom, roomElsewhere } from '../system/storage-room.ts';
import { systemClock } from '../system/system-clock.ts';
import type { ChosenImages } from './choose-images.ts';
import { chooseTexts } from './choose-texts.ts';
import { createRepositories } from './create-repositories.ts';
import { createSignIn } from './create-sign-in.ts';

/** Texts a day without turbo credits (docs/product.md#credits). */
const DAILY_ALLOWANCE = 20;

/** One is measured while another is read: their pixels are held in memory. */
const CHANNELS_AT_ONCE = 2;

/** Everything that was chosen or started before the services. */
export interface Chosen {
  images: ChosenImages;
  payments: Payments;
  mails: Mails;
  orderEvents: OrderEvents;
  marketplace: ConnectedMarketplace | null;
  webPush: WebPush | null;
}

/** What signs the addresses of files, each kind with a key of its own. */
const createAddresses = (secret: string, clock: Clock) => ({
  addresses: createImageAddresses(secret, clock),
  logoAddresses: createLogoAddresses(secret, clock),
  photoAddresses: createPhotoAddresses(secret, clock),
  archiveAddresses: createArchiveAddresses(secret, clock),
});

/** The services over the project's database and the chosen providers. */
export function createServices(
  environment: Environment,
  project: HostedProject,
  { images, payments, mails, orderEvents, marketplace, webPush }: Chosen,
  { logger, observer }: Pick<Services, 'logger' | 'observer'>,
): Services {
  const clients = createSupabaseClients(project, observer);
  const clock = systemClock;
  const note = noteImageEntries(observer);
  const queuesInDatabase = environment.ORDERS_QUEUE === 'database';
  const {
    imageModel,
    imageProcessor,
    backgroundRemover,
    cutOutRepairer,
    channelPictures,
    logoPlacer,
    atOnce,
  } = images;
  const queue = createFairQueue({ concurrency: atOnce, clock, name: 'pictures', observer });
  const openWork = createOpenWork(clock, observer);
  const copies = join(environment.DATA_DIR, 'cache', 'thumbnails');
  const pictureOrders = createPictureOrders(clients);
  const orders = queuesInDatabase ? announceWork(orderEvents, observeOrders(pictureOrders, note)) : null;
  return {
    ...createRepositories(clients),
    ...createSignIn(environment, project, clients, { clock, observer }),
    ledger: announceOrders(orderEvents, observeLedger(observer, createCreditLedger(clients), note)),
    orders,
    endedOrders: pictureOrders,
    orderBell: createOrderBell(),
    pictures: createPictureStore(clients, { signsAddresses: environment.hosted !== null }),
    imageModel,
    imageProcessor,
    backgroundRemover,
    cutOutRepairer,
    channelPictures,
    logoPlacer,
    payments,
    marketplace,
    webPush,
    mails,
    exportLimits,
    privacyEmail: environment.PRIVACY_EMAIL ?? null,
    warnings: new Set(),
    machine: createMachineGauge(environment.hosted ? null : environment.DATA_DIR),
    storageRoom: environment.hosted ? roomElsewhere : createStorageRoom(environment.DATA_DIR, clock),
    ...chooseTexts(environment, imageModel, { logger, observer }),
    textRepository: observeTexts(observer, createTextRepository(clients)),
    textAllowance: environment.TEXT_DAILY_ALLOWANCE ?? DAILY_ALLOWANCE,
    ...createAddresses(project.secretKey, clock),
    displayCopies: createDisplayCopies(copies, imageProcessor, clock),
    intake: createIntake(clock, observer),
    queue,
    channelQueue: createFairQueue({ concurrency: CHANNELS_AT_ONCE, clock, name: 'channels', observer }),
    openWork,
    heldOrders: createHeldOrders(openWork.closing),
    orderPermits: createOrderPermits(project.secretKey, clock),
    openAnswers: createOpenAnswers(),
    orderEvents,
    orderStreams: createOrderStreams(),
    queuePlaces: createQueuePlaces({ queue, orders, orderEvents, clock, logger }),
    clock,
    logger,
    observer,
  };
}
