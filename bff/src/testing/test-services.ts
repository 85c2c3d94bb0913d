import { Buffer } from 'node:buffer';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import sharp from 'sharp';
import { createArchiveAddresses } from '../addresses/archive-addresses.ts';
import { createDisplayCopies } from '../images/display-copies.ts';
import { createImageAddresses } from '../images/image-addresses.ts';
import { processHere } from '../images/process-here.ts';
import { createLogger } from '../logging/logger.ts';
import type { AccountAdministration } from '../ports/account-administration.ts';
import type { AccountRepository, DeletionRequest } from '../ports/account-repository.ts';
import type { ImageModel, ProducedImage, SourceImage } from '../ports/image-model.ts';
import type { ListingWriter, WrittenText } from '../ports/listing-writer.ts';
import { unobserved } from '../ports/observer.ts';
import type { User } from '../ports/user.ts';
import { createLocalTexts } from '../providers/local/local-texts.ts';
import { createNoPayments } from '../providers/stripe/no-payments.ts';
import { createOpenAnswers } from '../services/assistant/open-answers.ts';
import { exportLimits } from '../services/data-export/export-limits.ts';
import { createFairQueue } from '../services/generation/fair-queue.ts';
import { createIntake } from '../services/generation/intake.ts';
import { createOpenWork } from '../services/paid-request/open-work.ts';
import { createFactorSecrets } from '../services/second-factor/factor-secrets.ts';
import type { Services } from '../services/services.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';
import { createMemoryConversationRepository } from './memory-conversation-repository.ts';
import { createMemoryImageVersions } from './memory-image-versions.ts';
import { createMemoryProject, type MemoryProject } from './memory-project.ts';
import { createMemoryTextRepository } from './memory-text-repository.ts';

export const ana = user('ana', '11111111-1111-4111-8111-111111111111');
export const bia = user('bia', '22222222-2222-4222-8222-222222222222');

function user(name: string, userId: string): User {
  return { userId, email: `${name}@loja.example.com`, token: `token-of-${name}`, sessionId: userId };
}

/** Services over memory and a clock that stands still, with 5 credits for Ana and Bia each. */
export interface TestServices extends Services {
  clock: ManualClock;
  project: MemoryProject;
  /** Everybody's turbo credits. */
  turbo: Map<string, number>;
  /** What the writer of titles and keywords does next. */
  writer: { write: ListingWriter['titles']; calls: number };
  /** Every line that was logged. */
  logged: string[];
  /** What the image provider does next; a picture when left alone. */
  provider: { changeBackgroundColor: ImageModel['changeBackgroundColor']; calls: number };
}

export function createTestServices(): TestServices {
  const clock = createManualClock();
  const project = createMemoryProject(clock);
  for (const { userId } of [ana, bia]) project.credits.set(userId, 5);
  const logged: string[] = [];
  const turbo = new Map<string, number>();
  const textRepository = createMemoryTextRepository(clock, turbo);
  const { writer, listingWriter } = createWriter();
  const { provider, ...imageProviders } = createProvider();
  return {
    ...project,
    project,
    provider,
    logged,
    clock,
    ...imageProviders,
    imageProcessor: processHere,
    cutOutRepairer: {
      reduce: async ({ photo, cutOut }) => ({ photo, mask: cutOut }),
      restoreProduct: async () => solidPicture('#0000ff').png().toBuffer(),
      repair: async () => solidPicture('#00ff0080').png().toBuffer(),
      cutOtherwise: async () => ({ ...cost, png: await solidPicture('#ff000080').png().toBuffer() }),
    },
    imageVersions: createMemoryImageVersions(project.images),
    accounts: createAccounts(),
    accountAdministration: uncheckedAdministration,
    ...createSessions(),
    secondFactors: noSecondFactors,
    factorSecrets: createFactorSecrets('a secret of the tests'),
    turbo,
    writer,
    administration: {
      figures: async () => ({ ...noFigures, totalUsers: 2 }),
      grantAdmin: async () => false,
    },
    warnings: new Set(),
    machine: { load: () => 0.5, storage: async () => null },
    storageRoom: { isLeft: async () => true },
    mails: noMails,
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
    conversationRepository: createMemoryConversationRepository(clock),
    usageLog: { record: async () => undefined },
    listingWriter,
    addresses: createImageAddresses('a secret of the tests', clock),
    displayCopies: createDisplayCopies(mkdtempSync(join(tmpdir(), 'andromeda-copies-')), processHere, clock),
    intake: createIntake(clock),
    queue: createFairQueue({ concurrency: 2, clock }),
    openWork: createOpenWork(clock),
    openAnswers: createOpenAnswers(),
    logger: createLogger('info', collect(logged)),
    observer: unobserved,
  };
}

/** Accounts with the password `certa`, of which none is leaving. */
function createAccounts(): AccountRepository {
  const requests = new Map<string, DeletionRequest>();
  return {
    read: async ({ userId }) => ({
      hasPassword: true,
      signedInAt: null,
      deletion: requests.get(userId) ?? null,
    }),
    provesPassword: async (_user, password) => password === 'certa',
    requestDeletion: async (userId, requestedAt, dueAt) => {
      const request = requests.get(userId) ?? {
        requestedAt: requestedAt.toISOString(),
        dueAt: dueAt.toISOString(),
      };
      requests.set(userId, request);
      return request;
    },
    keep: async (userId) => requests.delete(userId) || true,
    claimDue: async () => null,
    finishDeletion: async () => false,
    forgetOldPayments: async () => 0,
  };
}

/** Sessions that are all open; each user has one, on a computer. */
function createSessions(): Pick<TestServices, 'sessions' | 'openSessions'> {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
  const lastUsedAt = '2026-11-20T12:00:00.000Z';
  return {
    sessions: {
      standing: async () => 'open',
      list: async ({ sessionId }) => [{ id: sessionId, userAgent, lastUsedAt }],
      endOthers: async () => undefined,
    },
    openSessions: { standing: async () => 'open', forget: () => undefined },
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

/** Nobody has a second factor, and nobody can turn one on. */
const noSecondFactors: TestServices['secondFactors'] = {
  read: async () => null,
  begin: async () => true,
  confirm: async () => false,
  countTry: async () => ({ waitSeconds: 0, tried: 1 }),
  pass: async () => false,
  vouch: async () => true,
  end: async () => undefined,
};

/** A writer of titles and keywords that counts its calls. */
function createWriter(): Pick<TestServices, 'writer' | 'listingWriter'> {
  const writer: TestServices['writer'] = { calls: 0, write: async () => written };
  const write: ListingWriter['titles'] = (input) => {
    writer.calls += 1;
    return writer.write(input);
  };
  const listingWriter: ListingWriter = {
    titles: write,
    keywords: (input) =>
      write({ description: input.description, keywords: input.title, limit: 60, signal: input.signal }),
  };
  return { writer, listingWriter };
}

/** An image provider that counts its calls and paints each operation in its own colour. */
function createProvider(): Pick<TestServices, 'provider' | 'imageModel' | 'backgroundRemover'> {
  const provider: TestServices['provider'] = { calls: 0, changeBackgroundColor: paint };
  const answer: ImageModel['changeBackgroundColor'] = (input) => {
    provider.calls += 1;
    return provider.changeBackgroundColor(input);
  };
  const imageModel: ImageModel = {
    changeBackgroundColor: answer,
    changeBackground: (input) =>
      answer({ image: firstOf(input.images), color: '#111111', signal: input.signal }),
    editImage: (input) => answer({ image: firstOf(input.images), color: '#222222', signal: input.signal }),
    addText: (input) => answer({ ...input, color: '#333333' }),
    generateImage: ({ signal }) => answer({ image: noPhoto, color: '#444444', signal }),
    describe,
  };
  const removeBackground = (input: { image: SourceImage; signal: AbortSignal }) =>
    answer({ ...input, color: '#00000000' });
  return { provider, imageModel, backgroundRemover: { removeBackground } };
}

/** Nobody asked for a copy of their data, and nothing is written. */
function createNoExports() {
  const dataExports: TestServices['dataExports'] = {
    read: async () => null,
    request: () => Promise.reject(new Error('no copies in this test')),
    claim: async () => null,
    renew: async () => false,
    finishArchive: async () => false,
    release: async () => undefined,
    finishRemoval: async () => undefined,
    findArchive: async () => null,
  };
  const nothing = async () => [];
  return {
    dataExports,
    personalRecords: { rows: nothing, files: nothing, conversationPhoto: async () => null },
    exportFiles: { put: async () => undefined, get: async () => null, removeAll: async () => undefined },
    exportLimits,
    archiveAddresses: createArchiveAddresses('a secret of the tests', createManualClock()),
    privacyEmail: null,
  };
}

/** Asks for no role: a refusal in a test is the service's own. */
const uncheckedAdministration: AccountAdministration = {
  find: async () => [],
  open: async () => ({ ok: false, code: 'not_found' }),
  adjustCredits: async () => ({ ok: false, code: 'not_found' }),
  setBlock: async () => ({ ok: false, code: 'not_found' }),
  endSecondFactor: async () => ({ ok: false, code: 'not_found' }),
  audit: async () => ({ entries: [], total: 0 }),
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
const written: WrittenText = {
  text: '1. "Caneca Azul"\n2. Caneca de Café\n3. Caneca Esmaltada',
  model: 'test-model',
  tokensUsed: 12,
  costUsd: 0,
  demonstration: true,
};
const cost = { model: 'test-model', tokensUsed: 0, costUsd: 0, demonstration: true };
const describe = async () => ({ ...cost, text: 'Um produto azul sobre fundo branco.' });
const noPhoto: SourceImage = { bytes: Buffer.alloc(0), mimeType: 'image/png' };
const firstOf = ([first = noPhoto]: readonly SourceImage[]) => first;

const paint = async ({ color }: { color: string }): Promise<ProducedImage> => ({
  ...cost,
  png: await solidPicture(color).png().toBuffer(),
});

/** A picture of one colour, to be made into any format. */
export function solidPicture(background = '#336699', edge = 16) {
  return sharp({ create: { width: edge, height: edge, channels: 4, background } });
}

function collect(lines: string[]) {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
