import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Api, createApi } from '../../../platform/src/api/api.ts';
import { asQuery, pressGenerate } from './as-page.ts';
import type { SellerAccount } from './plan.ts';
import type { Record } from './record.ts';

/** What all sellers share. */
export interface Shop {
  url: string;
  photo: File;
  record: Record;
  isOver(): boolean;
}

interface Seller extends Shop {
  api: Api;
}

/** A seller looks at a screen for a while before the next one. */
const LOOK_MS = 100;
const BETWEEN_TEXTS_MS = 1500;
/** A library shows more cards; these are new on each visit. */
const CARDS = 4;

/** A seller with three tabs: one walks through screens, one makes pictures, one writes titles. Ends once it is over. */
export async function sell(shop: Shop, { token }: SellerAccount): Promise<void> {
  const tokens = {
    accessToken: async () => token,
    renewedToken: async () => null,
    sessionEnded: () => undefined,
  };
  const seller = { ...shop, api: createApi(shop.url, tokens, fetch) };
  await Promise.all([walk(seller), makePictures(seller), writeTitles(seller)]);
}

async function walk(seller: Seller): Promise<void> {
  const { api, isOver } = seller;
  while (!isOver()) {
    await open(seller, '/dashboard', {
      credits: () => api.credits.balance(),
      profile: () => api.profile.read(),
      recent: () => api.generations.recent(),
      subscription: () => api.subscription.read(),
    });
    const library = await open(seller, '/library', { images: () => api.images.list({ page: 1 }) });
    const cards = library.images?.images.slice(0, CARDS) ?? [];
    await Promise.all(cards.map(({ thumbnailUrl }) => download(seller, thumbnailUrl)));
    await open(seller, '/title-generator', { texts: () => api.texts.history('titles', 1) });
  }
}

/** Loads a page's HTML and then, at once, what its screen reads. */
async function open<Reads extends { [name: string]: () => Promise<unknown> }>(
  { url, record, isOver }: Seller,
  path: string,
  reads: Reads,
): Promise<{ [Name in keyof Reads]?: Awaited<ReturnType<Reads[Name]>> }> {
  if (isOver()) return {};
  await record.watch('requests', `page ${path}`, async () => {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  });
  const asked = Object.entries(reads).map(async ([name, read]) => {
    const answer = await record.watch('requests', name, () => asQuery(read, record.repeat));
    return [name, answer ?? undefined];
  });
  const answers = Object.fromEntries(await Promise.all(asked));
  await delay(LOOK_MS);
  return answers;
}

const download = ({ url, record }: Seller, address: string) =>
  record.watch('requests', 'a picture’s file', async () => {
    const answer = await fetch(new URL(address, url));
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  });

async function makePictures(seller: Seller): Promise<void> {
  const { api, photo, record, isOver } = seller;
  for (let nth = 0; !isOver(); nth += 1) {
    const key = randomUUID();
    const request = {
      ...(nth % 2
        ? { operation: 'remove_background' as const }
        : {
            operation: 'change_background' as const,
            options: { backgroundType: 'color' as const, backgroundColor: colourOf(nth) },
          }),
      images: [photo],
      idempotencyKey: key,
    };
    const made = await record.watch('pictures', `order ${key}`, () =>
      pressGenerate(api, request, record.repeat),
    );
    record.order({ kind: 'picture', key, completed: made !== null });
    if (made?.imageUrl) await download(seller, made.imageUrl);
  }
}

async function writeTitles({ api, record, isOver }: Seller): Promise<void> {
  for (let nth = 0; !isOver(); nth += 1) {
    const key = randomUUID();
    const request = {
      description: `Caneca de cerâmica ${nth}, 300 ml`,
      keywords: '',
      marketplace: 'mercado_livre' as const,
    };
    const written = await record.watch('texts', `titles ${key}`, () => api.texts.titles(request, key));
    record.order({ kind: 'text', key, completed: written !== null });
    await delay(BETWEEN_TEXTS_MS);
  }
}

const colourOf = (nth: number) => `#${((nth * 7919) % 0xffffff).toString(16).padStart(6, '0')}`;
