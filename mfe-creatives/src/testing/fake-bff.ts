import type { BrandKit, CreditBalance, Generation, OwnTemplate, SavedStyle } from '@andromeda/platform';
import { vi } from 'vitest';

/** One request that arrived at `POST /api/generations`. */
export interface ReceivedRequest {
  key: string | null;
  operation: FormDataEntryValue | null;
  images: string[];
  /** Of a photo of a batch: its name within that, and how many photos it is to bring. */
  place?: (FormDataEntryValue | null)[];
  prompt?: FormDataEntryValue;
  options: unknown;
  /** The product that the picture joins. */
  product?: FormDataEntryValue;
  /** Which photo of that product its first image is. */
  productPhoto?: FormDataEntryValue;
}

const ID = '1a2b3c4d-0000-4000-8000-000000000000';

/** A generation as the BFF answers it: finished and saved, unless `change` says otherwise. */
export function generation(change: Partial<Generation> = {}): Generation {
  return {
    id: ID,
    status: 'completed',
    step: 'saving',
    operation: 'change_background',
    prompt: null,
    imageUrl: '/api/images/1/file',
    thumbnailUrl: '/api/images/1/file?variant=thumbnail',
    imageId: ID,
    saved: true,
    demonstration: false,
    cutOutDoubtful: false,
    productPreserved: null,
    productRestorable: false,
    undrawn: [],
    returnable: false,
    repairable: false,
    errorCode: null,
    createdAt: '2026-11-20T15:00:00.000Z',
    ...change,
  };
}

const NO_BRAND: BrandKit = {
  mainColor: null,
  accentColor: null,
  headingFace: 'poppins',
  bodyFace: 'poppins',
  logoCorner: 'bottom_right',
  tagStyle: 'rounded',
  logo: null,
  updatedAt: null,
};

/** A shop with a colour and a logo. */
export const BRAND: BrandKit = {
  ...NO_BRAND,
  mainColor: '#14532D',
  logo: { url: '/api/brand-kit/logo/1/2', width: 400, height: 100 },
  updatedAt: '2026-11-20T15:00:00.000Z',
};

/** The BFF's half of the network. `answer` makes each generation; every one that succeeds takes a credit. */
export function fakeBff({
  credits = 5,
  recent = [] as Generation[],
  answer = () => Response.json(generation()) as Response | Promise<Response>,
  /** Opens the stream of what happens to pictures; without one the page looks for itself. */
  events = () => refusal('not_found', 404),
  /** Answers the order with a key; by default none arrived. */
  find = (_key: string) => refusal('not_found', 404) as Response | Promise<Response>,
  /** Answers several orders by their keys. */
  findSeveral = ([key = '']: string[]): Response | Promise<Response> => findAmongOrders(key, find),
  /** Answers a kept picture, or one made once more. */
  retry = () => Response.json({}) as Response | Promise<Response>,
  /** Answers a picture of the library. */
  readImage = (_id: string) => refusal('not_found', 404) as Response | Promise<Response>,
  /** The look of the shop; a new one has none. */
  brandKit = NO_BRAND as BrandKit,
  /** Answers what concerns the user's own templates; a new user has none. */
  templates = (_method: string, _id: string, _change: unknown) =>
    Response.json({ templates: [] as OwnTemplate[] }) as Response | Promise<Response>,
  /** Answers what concerns saved styles; a new user has none. */
  styles = (_method: string, _id: string, _change: unknown) =>
    Response.json({ styles: [] as SavedStyle[] }) as Response | Promise<Response>,
  /** Hears which browsers take notices. */
  device = (_method: string, _body: unknown) => new Response(null, { status: 204 }),
  describe = () =>
    Response.json({ prompt: 'Caneca azul sobre fundo claro', demonstration: true }) as
      | Response
      | Promise<Response>,
} = {}) {
  const requests: ReceivedRequest[] = [];
  /** What the user did with finished pictures. */
  const decisions: string[] = [];
  /** The batches that were stopped. */
  const stops: string[] = [];
  let left = credits;
  const balance = (): CreditBalance => ({
    creditsRemaining: left,
    totalCreditsUsed: 0,
    turboCredits: 0,
    turboCreditsUsed: 0,
    planName: 'Pro',
  });
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input));
    if (pathname === '/api/brand-kit') return Response.json(brandKit);
    const [, room, id = ''] = /^\/api\/(styles|templates)\/?(.*)$/.exec(pathname) ?? [];
    if (room) {
      const answerNamed = room === 'styles' ? styles : templates;
      return answerNamed(init?.method ?? 'GET', id, init?.body && JSON.parse(String(init.body)));
    }
    if (pathname === '/api/push-subscriptions')
      return device(init?.method ?? 'GET', JSON.parse(String(init?.body)));
    if (pathname === '/api/credits') return Response.json(balance());
    if (pathname === '/api/generations/recent') return Response.json({ generations: recent });
    if (pathname === '/api/generations/events') return events();
    if (pathname === '/api/describe') return describe();
    const decision = /^\/api\/images\/[^/]+\/(keep|discard|retry|product|restore)$/.exec(pathname)?.[1];
    if (decision) {
      decisions.push(decision);
      return decision === 'discard' ? new Response(null, { status: 204 }) : retry();
    }
    const read = /^\/api\/images\/([^/]+)$/.exec(pathname)?.[1];
    if (read) return readImage(read);
    if (pathname === '/api/generations/by-key')
      return findSeveral((JSON.parse(String(init?.body)) as { keys: string[] }).keys);
    const stopped = /^\/api\/batches\/(.+)\/stop$/.exec(pathname)?.[1];
    if (stopped) {
      stops.push(stopped);
      return new Response(null, { status: 204 });
    }
    const key = /^\/api\/generations\/(.+)$/.exec(pathname)?.[1];
    if (key) return find(key);
    const body = init?.body as FormData;
    const prompt = body.get('prompt');
    requests.push({
      ...(prompt !== null && { prompt }),
      key: new Headers(init?.headers).get('idempotency-key'),
      operation: body.get('operation'),
      images: body.getAll('images').map((image) => (image as File).name),
      options: JSON.parse(String(body.get('options'))),
      ...(body.has('product') && { product: body.get('product') as string }),
      ...(body.has('productPhoto') && { productPhoto: body.get('productPhoto') as string }),
      ...(body.has('batchPhoto') && { place: [body.get('batchPhoto'), body.get('batchPhotos')] }),
    });
    const answered = await answer();
    if (answered.ok) left -= 1;
    return answered;
  });
  return { send, requests, decisions, stops };
}

async function findAmongOrders(key: string, find: (key: string) => Response | Promise<Response>) {
  const found = await find(key);
  if (found.status === 404) return Response.json({ orders: [] });
  return found.ok ? Response.json({ orders: [{ key, generation: await found.json() }] }) : found;
}

/** The BFF's refusal with `code`. */
export function refusal(code: string, status: number, details?: Record<string, string>): Response {
  return Response.json({ error: { code, requestId: 'request-1', details } }, { status });
}

/** Photos are validated by their bytes: these begin a PNG of one pixel. */
const onePixel = Uint8Array.from(
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0....',
  (byte) => byte.charCodeAt(0),
);

export const photo = (name: string, type = 'image/png') => new File([onePixel], name, { type });
