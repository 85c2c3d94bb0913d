import { randomUUID } from 'node:crypto';
import { sourceTypeIn } from '../images/origin.ts';
import type { Clock } from '../ports/clock.ts';
import type {
  CreditLedger,
  GenerationOutcome,
  GenerationReservationRequest,
} from '../ports/credit-ledger.ts';
import type { GenerationLog, GenerationRecord } from '../ports/generation-log.ts';
import type { CutOutRecord, ImageLibrary, ImageRecord } from '../ports/image-library.ts';
import type { ProductFidelity } from '../ports/image-model.ts';
import type { PictureStore } from '../ports/picture-store.ts';
import type { ProfileRepository } from '../ports/profile-repository.ts';
import { isFree } from './fake-paid-requests.ts';
import { createLibrary, own } from './memory-library.ts';
import type { MemoryPreparations } from './memory-preparations.ts';

/** The ports of data over maps, by the same rules as the database's functions; what they hold is open to look at. */
export interface MemoryProject {
  credits: Map<string, number>;
  generations: Map<string, GenerationRecord>;
  images: Map<string, ImageRecord>;
  files: Map<string, Buffer>;
  prepared: MemoryPreparations;
  ledger: CreditLedger;
  generationLog: GenerationLog;
  library: ImageLibrary;
  pictures: PictureStore;
  profiles: ProfileRepository;
}

export function createMemoryProject(clock: Clock): MemoryProject {
  const credits = new Map<string, number>();
  const generations = new Map<string, GenerationRecord>();
  const images = new Map<string, ImageRecord>();
  const files = new Map<string, Buffer>();
  const prepared: MemoryPreparations = new Map();
  return {
    credits,
    generations,
    images,
    files,
    prepared,
    ledger: createLedger({ credits, generations, images }, clock),
    generationLog: {
      findByKeyOf: async (userId, key) =>
        [...generations.values()].find((each) => each.userId === userId && each.idempotencyKey === key) ??
        null,
      findByKey: async (user, key) =>
        own(generations, user).find((generation) => generation.idempotencyKey === key) ?? null,
      findByKeys: async (user, keys) =>
        own(generations, user).filter(({ idempotencyKey }) => keys.includes(idempotencyKey)),
      recent: async (user, limit) => own(generations, user).reverse().slice(0, limit),
    },
    library: createLibrary(images, prepared),
    pictures: {
      put: async (path, png) => void files.set(path, png),
      get: async (path) => files.get(path) ?? null,
      remove: async (path) => void files.delete(path),
      removeAll: async (userId) => {
        const own = [...files.keys()].filter((path) => path.startsWith(`${userId}/`));
        for (const path of own) files.delete(path);
        return own.length;
      },
      signedUrl: async () => null,
    },
    profiles: {
      read: async () => ({ fullName: 'Ana', phone: '11987654321' }),
      rename: async (_user, fullName) => ({ fullName, phone: '11987654321' }),
      isAdmin: async () => false,
      teams: async () => [],
    },
  };
}

type Tables = Pick<MemoryProject, 'credits' | 'generations' | 'images'>;

/** The generation that an earlier request with the same key placed. */
const placedBefore = (
  generations: MemoryProject['generations'],
  { userId, idempotencyKey }: GenerationReservationRequest,
) =>
  [...generations.values()].find(
    (record) => record.userId === userId && record.idempotencyKey === idempotencyKey,
  );

function createLedger({ credits, generations, images }: Tables, clock: Clock): CreditLedger {
  const add = (userId: string, amount: number) => credits.set(userId, (credits.get(userId) ?? 0) + amount);
  const settle = (id: string, change: (record: GenerationRecord) => Partial<GenerationRecord>) => {
    const record = generations.get(id);
    if (!record) throw new Error(`no generation ${id}`);
    if (isOpen(record)) generations.set(id, { ...record, ...change(record) });
    return generations.get(id) ?? record;
  };
  const release: CreditLedger['releaseGeneration'] = async (id, errorCode) =>
    settle(id, ({ userId }) => {
      add(userId, 1);
      return { status: 'failed', errorCode };
    });
  const claims = new Map<string, string>();
  return {
    reserveCredit: async (request) => {
      const placed = placedBefore(generations, request);
      if (placed && placed.fingerprint !== request.fingerprint) return { outcome: 'idempotency_key_reused' };
      if (placed?.status === 'pending') return { outcome: 'reserved', record: placed };
      if (placed && !isFree(placed, claims.get(placed.id))) return { outcome: 'replayed', record: placed };
      if (placed) generations.delete(placed.id);
      if ((credits.get(request.userId) ?? 0) < 1) return { outcome: 'insufficient_credits' };
      add(request.userId, -1);
      const generation = newGeneration(request, clock.now());
      generations.set(generation.id, generation);
      return { outcome: 'reserved', record: generation };
    },
    holdReservation: async (id, seconds) => {
      if (generations.get(id)?.status !== 'pending') return null;
      const reservedUntil = new Date(clock.now().getTime() + seconds * 1000).toISOString();
      return settle(id, () => ({ reservedUntil }));
    },
    beginGeneration: async (id, claim) => {
      const placed = generations.get(id);
      if (placed?.status !== 'pending' && claims.get(id) !== claim.id) return null;
      claims.set(id, claim.id);
      return settle(id, () => ({ status: 'processing' }));
    },
    commitGeneration: async ({ generationId, picture, demonstration }: GenerationOutcome) =>
      settle(generationId, ({ userId, prompt, operation, createdAt }) => {
        const image = picture && newImage(picture, { userId, prompt, operation, createdAt });
        if (image) images.set(image.id, image);
        else add(userId, 1);
        const imageId = image?.id ?? null;
        return { status: 'completed', saved: image !== null, imageId, image, demonstration };
      }),
    noteStep: async (id, step, prompt) =>
      void settle(id, (record) => ({ step, prompt: prompt ?? record.prompt })),
    releaseGeneration: release,
    releaseExpired: async (now) => {
      const expired = [...generations.values()].filter((generation) => isExpired(generation, now));
      for (const { id } of expired) await release(id, 'generation_interrupted');
      return expired.length;
    },
    ...decideOnImages(images, add),
    grantCredits: async ({ userId, credits: amount }) => {
      add(userId, amount);
      return { granted: true };
    },
    balanceOf: async (userId) => ({ ...nothingUsed, creditsRemaining: credits.get(userId) ?? 0 }),
    balance: async ({ userId }) => ({ ...nothingUsed, creditsRemaining: credits.get(userId) ?? 0 }),
    entries: async () => ({ entries: [], total: 0 }),
  };
}

const nothingUsed = { totalCreditsUsed: 0, turboCredits: 0, turboCreditsUsed: 0 };

/** Keeping and discarding pictures whose credit can still come back. */
function decideOnImages(
  images: Map<string, ImageRecord>,
  add: (userId: string, amount: number) => void,
): Pick<CreditLedger, 'keepImage' | 'discardImage'> {
  return {
    keepImage: async (userId, id) => {
      const image = images.get(id);
      if (image?.userId !== userId) return null;
      const kept = { ...image, returnable: false };
      images.set(id, kept);
      return kept;
    },
    discardImage: async (userId, id) => {
      const image = images.get(id);
      if (image?.userId !== userId) return { outcome: 'not_found' };
      if (!image.returnable) return { outcome: 'already_kept' };
      images.delete(id);
      add(userId, 1);
      return { outcome: 'discarded', removed: [image] };
    },
  };
}

const isOpen = ({ status }: GenerationRecord) => status === 'pending' || status === 'processing';

const isExpired = (generation: GenerationRecord, now: Date) =>
  isOpen(generation) && new Date(generation.reservedUntil) < now;

function newImage(
  picture: NonNullable<GenerationOutcome['picture']>,
  generation: Pick<GenerationRecord, 'userId' | 'prompt' | 'operation' | 'createdAt'>,
): ImageRecord {
  const known = picture.metadata.cut_out as Partial<CutOutRecord> | undefined;
  const cutOut = known ? { doubtful: false, repaired: false, photo: null, ground: null, ...known } : null;
  const returnable = cutOut?.doubtful ?? false;
  const product = picture.metadata.product as ProductFidelity | undefined;
  const undrawn = (picture.metadata.undrawn as string[] | undefined) ?? [];
  const productPreserved = product?.preserved ?? null;
  const productRestorable = product?.preserved === false && product.restorable;
  const name = (picture.metadata.name as string | undefined) ?? null;
  const productId = (picture.metadata.product_id as string | undefined) ?? null;
  const sourceType = sourceTypeIn(generation.operation, picture.metadata);
  const notes = { name, sourceType, productId, productPreserved, productRestorable, undrawn };
  return { id: randomUUID(), ...generation, cutOut, returnable, ...notes, favorite: false, ...picture };
}

function newGeneration(request: GenerationReservationRequest, now: Date): GenerationRecord {
  const { leaseSeconds, ...asked } = request;
  return {
    ...asked,
    id: randomUUID(),
    status: 'pending',
    step: 'image',
    saved: false,
    imageId: null,
    image: null,
    errorCode: null,
    demonstration: false,
    reservedUntil: new Date(now.getTime() + leaseSeconds * 1000).toISOString(),
    createdAt: now.toISOString(),
  };
}
