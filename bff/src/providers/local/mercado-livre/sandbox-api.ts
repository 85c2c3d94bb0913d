import { Buffer } from 'node:buffer';
import type { Metadata } from 'sharp';
import { detect } from './sandbox-diagnostic.ts';
import { type ItemCalls, itemCalls } from './sandbox-items.ts';
import { refuse } from './sandbox-refusal.ts';
import type { SandboxAccount, SandboxApiParts } from './sandbox-state.ts';
import { tokenCalls } from './sandbox-tokens.ts';

/** Calls of one application in a minute; the real number is not public (the documents name 18,000 in an hour). */
const CALLS_A_MINUTE = 300;
const LARGEST_BYTES = 10 * 1024 * 1024;
const SMALLEST_SIDE = 500;

type Answer = (call: {
  request: Request;
  account: SandboxAccount;
  parts: string[];
}) => Promise<Response> | Response;

/** The calls of Mercado Livre that we make, with its limits and its refusals. Paths are those of its own address. */
export function createSandboxApi(
  parts: SandboxApiParts,
): (request: Request, path: string) => Promise<Response> {
  const { state, now } = parts;
  const tokens = tokenCalls(parts);
  const items = itemCalls(parts);
  const answers = answersOf(parts, items);
  return async (request, path) => {
    if (state.busyCalls > 0) {
      state.busyCalls -= 1;
      return refuse(429, 'local_rate_limited');
    }
    if (!countCall(parts)) return refuse(429, 'local_rate_limited');
    if (request.method === 'POST' && path === '/oauth/token') return tokens.answer(await request.formData());
    const access = state.access.get(request.headers.get('authorization')?.replace('Bearer ', '') ?? '');
    const account = access && access.until > now() ? state.accounts.get(access.accountId) : undefined;
    if (!account) return refuse(401, 'unauthorized', 'invalid access token');
    for (const [pattern, answer] of answers) {
      const found = pattern.exec(`${request.method} ${path}`);
      if (found) return answer({ request, account, parts: found.slice(1) });
    }
    if (request.method === 'DELETE' && path === `/users/${account.id}/applications/${parts.clientId}`)
      return tokens.revoke(account.id);
    return refuse(404, 'not_found');
  };
}

const answersOf = (parts: SandboxApiParts, items: ItemCalls): [RegExp, Answer][] => [
  [
    /^GET \/users\/me$/,
    ({ account }) => Response.json({ id: account.id, nickname: account.nickname, site_id: 'MLB' }),
  ],
  [
    /^GET \/users\/(\d+)\/items\/search$/,
    ({ request, account, parts: [id] }) =>
      Number(id) === account.id
        ? items.search(account, new URL(request.url).searchParams)
        : refuse(403, 'forbidden'),
  ],
  [/^GET \/items$/, ({ request }) => items.several(new URL(request.url).searchParams.get('ids') ?? '')],
  [/^GET \/items\/(\w+)$/, ({ parts: [id = ''] }) => items.one(id)],
  [/^PUT \/items\/(\w+)$/, ({ request, account, parts: [id = ''] }) => items.change(account, id, request)],
  [/^POST \/pictures\/items\/upload$/, ({ request }) => upload(parts, request)],
  [/^POST \/moderations\/pictures\/diagnostic$/, ({ request }) => diagnose(parts, request)],
];

function countCall({ state, clientId, now }: SandboxApiParts): boolean {
  const minute = Math.floor(now() / 60_000);
  const counted = state.calls.get(clientId);
  const count = counted?.minute === minute ? counted.count + 1 : 1;
  state.calls.set(clientId, { minute, count });
  return count <= CALLS_A_MINUTE;
}

/** 'Imagens nos anúncios': JPG or PNG, at most 10 MB, at least 500 px. */
async function upload({ state, now }: SandboxApiParts, request: Request): Promise<Response> {
  const file = (await request.formData()).get('file');
  if (!(file instanceof File)) return refuse(400, 'bad_request', 'file is required');
  if (file.size > LARGEST_BYTES) return refuse(413, 'payload_too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { default: sharp } = await import('sharp');
  const {
    width = 0,
    height = 0,
    format,
  } = await sharp(bytes)
    .metadata()
    .catch(() => ({}) as Partial<Metadata>);
  if (format !== 'jpeg' && format !== 'png') return refuse(400, 'bad_request', 'invalid image format');
  if (Math.min(width, height) < SMALLEST_SIDE) return refuse(400, 'bad_request', 'image is too small');
  const id = `${now()}${state.pictures.size}-MLB_112026`;
  state.pictures.set(id, { bytes, width, height });
  return Response.json(
    { id, max_size: `${width}x${height}`, dominant_color: null, variations: [] },
    { status: 201 },
  );
}

/** 'Diagnóstico de imagens': an address, base64 or the id of a picture. */
async function diagnose({ state }: SandboxApiParts, request: Request): Promise<Response> {
  const { picture_url: picture = '', context } = (await request.json()) as {
    picture_url?: string;
    context?: { picture_type?: string };
  };
  const bytes = state.pictures.get(picture)?.bytes ?? Buffer.from(picture, 'base64');
  const type = context?.picture_type ?? 'thumbnail';
  const detections = await detect(bytes, type).catch(() => null);
  if (!detections) return refuse(400, 'bad_request', 'invalid picture');
  const action = detections.length > 0 ? 'diagnostic' : 'empty';
  return Response.json({ id: 'demonstration', diagnostics: [{ picture_type: type, action, detections }] });
}
