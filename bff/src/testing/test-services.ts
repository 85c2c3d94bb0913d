import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createLogoAddresses } from '../addresses/logo-addresses.ts';
import { createPhotoAddresses } from '../addresses/photo-addresses.ts';
import { createMarketplaceConnections } from '../data/marketplace-connections.ts';
import { createSupabaseClients } from '../data/supabase-clients.ts';
import { createDisplayCopies } from '../images/display-copies.ts';
import { createImageAddresses } from '../images/image-addresses.ts';
import { processHere } from '../images/process-here.ts';
import { createLogger } from '../logging/logger.ts';
import { createOrderEventsHere } from '../order-events/order-events-here.ts';
import { unobserved } from '../ports/observer.ts';
import { createLocalTexts } from '../providers/local/local-texts.ts';
import { createNoPayments } from '../providers/stripe/no-payments.ts';
import { createOpenAnswers } from '../services/assistant/open-answers.ts';
import { createHeldOrders } from '../services/batch/held-orders.ts';
import { createOrderPermits } from '../services/batch/order-permits.ts';
import { announceOrders } from '../services/generation/announce-orders.ts';
import { createFairQueue } from '../services/generation/fair-queue.ts';
import { createIntake } from '../services/generation/intake.ts';
import { createOrderStreams } from '../services/generation/order-streams.ts';
import { createQueuePlaces } from '../services/generation/queue-places.ts';
import { createOrderBell } from '../services/orders/order-bell.ts';
import { createOpenWork } from '../services/paid-request/open-work.ts';
import { createFactorSecrets } from '../services/second-factor/factor-secrets.ts';
import type { Services } from '../services/services.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { createMemoryBrandKits } from './memory-brand-kits.ts';
import { createMemoryConversationRepository } from './memory-conversation-repository.ts';
import { createMemoryImageVersions } from './memory-image-versions.ts';
import { createMemoryNotices, type MemoryNotices } from './memory-notices.ts';
import { createMemoryOwnTemplates } from './memory-own-templates.ts';
import { createMemoryPreparations } from './memory-preparations.ts';
import { createMemoryProductPhotos, withFirstPhotos } from './memory-product-photos.ts';
import { createMemoryProductRepository } from './memory-product-repository.ts';
import { createMemoryProject, type MemoryProject } from './memory-project.ts';
import { createMemorySavedStyles } from './memory-saved-styles.ts';
import { createMemoryTextRepository } from './memory-text-repository.ts';
import {
  ana,
  bia,
  createAccounts,
  createSessions,
  noSecondFactors,
  uncheckedAdministration,
} from './test-accounts.ts';
import { createNoExports } from './test-exports.ts';
import {
  createChannelPictures,
  createProvider,
  createRepairer,
  createWriter,
  describe,
  type TestProvider,
  type TestWriter,
} from './test-providers.ts';

/** Services over memory and a stopped clock, with 5 credits for Ana and Bia each. */
export interface TestServices extends Services {
  clock: ManualClock;
  project: MemoryProject;
  /** Everybody's turbo credits. */
  turbo: Map<string, number>;
  writer: TestWriter;
  batchNotices: MemoryNotices;
  /** Every line that was logged. */
  logged: string[];
  provider: TestProvider;
}

/** A machine at half its load with room to store, which warns of nothing, and an administrator's figures of it. */
const createQuietMachine = (): Pick<
  TestServices,
  'administration' | 'warnings' | 'machine' | 'storageRoom'
> => ({
  administration: {
    figures: async () => ({ ...noFigures, totalUsers: 2 }),
    grantAdmin: async () => false,
  },
  warnings: new Set(),
  machine: { load: () => 0.5, storage: async () => null },
  storageRoom: { isLeft: async () => true },
});

export function createTestServices(): TestServices {
  const clock = createManualClock();
  const project = createMemoryProject(clock);
  for (const { userId } of [ana, bia]) project.credits.set(userId, 5);
  const logged: string[] = [];
  const logger = createLogger('info', collect(logged));
  const orderEvents = createOrderEventsHere(logger);
  const turbo = new Map<string, number>();
  const textRepository = createMemoryTextRepository(clock, turbo);
  const { provider, ...imageProviders } = createProvider();
  return {
    ...project,
    ledger: announceOrders(orderEvents, project.ledger),
    project,
    provider,
    logged,
    clock,
    ...imageProviders,
    imageProcessor: processHere,
    cutOutRepairer: createRepairer(),
    channelPictures: createChannelPictures(),
    imageVersions: createMemoryImageVersions(project.images),
    accounts: createAccounts(),
    accountAdministration: uncheckedAdministration,
    ...createSessions(),
    secondFactors: noSecondFactors,
    factorSecrets: createFactorSecrets('a secret of the tests'),
    turbo,
    ...createWriter(),
    ...createQuietMachine(),
    ...createNoExports(),
    payments: createNoPayments(),
    paymentRepository: { record: async () => ({ replaced: null }), subscription: async () => null },
    textRepository,
    readCreditOverview: async (user) => ({
      balance: await project.ledger.balance(user),
      subscription: null,
      freeTextsUsed: textRepository.freeUsedToday(user.userId),
    }),
    textAllowance: 2,
    assistant: createLocalTexts({ now: clock.now, sleep: async () => undefined }, { describe }).assistant,
    ...createProducts(clock, project),
    brandKits: createMemoryBrandKits(clock),
    savedStyles: createMemorySavedStyles(clock),
    preparations: createMemoryPreparations(project.images, project.prepared, clock),
    ownTemplates: createMemoryOwnTemplates(clock, project.images),
    ...noMarketplace,
    logoPlacer: { placeLogo: async ({ picture }) => picture },
    logoAddresses: createLogoAddresses('a secret of the tests', clock),
    photoAddresses: createPhotoAddresses('a secret of the tests', clock),
    conversationRepository: createMemoryConversationRepository(clock),
    addresses: createImageAddresses('a secret of the tests', clock),
    displayCopies: createDisplayCopies(mkdtempSync(join(tmpdir(), 'andromeda-copies-')), processHere, clock),
    ...createQueues({ clock, orderEvents, logger }),
    ...outsideOfMemory,
    batchNotices: createMemoryNotices(),
    orderPermits: createOrderPermits('a secret of the tests', clock),
    openAnswers: createOpenAnswers(),
    orderEvents,
    logger,
    observer: unobserved,
  };
}

/** Products and their photos. */
function createProducts(clock: ManualClock, { images }: MemoryProject) {
  const products = createMemoryProductRepository(clock, images);
  const productPhotos = createMemoryProductPhotos(clock, products);
  return { productRepository: withFirstPhotos(products, productPhotos), productPhotos };
}

/** Two pictures and one channel's pictures are made at a time. */
function createQueues(deps: Pick<Services, 'clock' | 'orderEvents' | 'logger'>) {
  const { clock } = deps;
  const queue = createFairQueue({ concurrency: 2, clock });
  const openWork = createOpenWork(clock);
  return {
    intake: createIntake(clock),
    queue,
    channelQueue: createFairQueue({ concurrency: 1, clock }),
    openWork,
    heldOrders: createHeldOrders(openWork.closing),
    orderStreams: createOrderStreams(),
    queuePlaces: createQueuePlaces({ ...deps, queue, orders: null }),
  };
}

/** Mails that say nothing and go nowhere. */
const noMails: TestServices['mails'] = {
  render: () => noMail,
  exportReady: () => noMail,
  codesTried: () => noMail,
  secondFactorRemoved: () => noMail,
  deletionRequested: () => noMail,
  send: null,
  deliver: null,
};

/** No marketplace is configured, and no database keeps connections. */
const noMarketplace = {
  marketplace: null,
  marketplaceConnections: createMarketplaceConnections(
    createSupabaseClients({ url: 'http://nowhere.invalid', publishableKey: 'none', secretKey: 'none' }),
  ),
};

/** Mails go nowhere, and requests for pictures wait in this process. */
const outsideOfMemory = {
  usageLog: { record: async () => undefined },
  mails: noMails,
  orders: null,
  endedOrders: {
    leftPhotos: async () => [],
    photosRemoved: async () => undefined,
    forgetEnded: async () => undefined,
  },
  orderBell: createOrderBell(),
  webPush: null,
};

const noMail = { subject: '', html: '', text: '' };
const noFigures = {
  activeUsers: 0,
  totalUsers: 0,
  monthlyRevenueCents: 0,
  aiGenerations: 0,
  aiCostUsd: 0,
  recentUsers: [],
  creditsUsed: 0,
  creditsLeft: 0,
};
function collect(lines: string[]) {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
