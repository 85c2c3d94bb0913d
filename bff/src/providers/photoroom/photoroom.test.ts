import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SourceImage } from '../../ports/image-model.ts';
import type { ProviderError } from '../../ports/provider-error.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';
import {
  bytes,
  cut,
  type FakeServer,
  hung,
  json,
  openFakeServer,
  type Reply,
  redirected,
  refusedConnection,
  stalled,
} from '../outside-call/testing/fake-server.ts';
import { createPhotoroom } from './photoroom.ts';

const KEY = 'pr_live_secret';
const clock = createManualClock();
let server: FakeServer;
let logged: string[];
let photoroom: ReturnType<typeof createPhotoroom>;
let settings: () => Parameters<typeof createPhotoroom>[0];

beforeEach(async () => {
  server = await openFakeServer();
  const services = createTestServices();
  ({ logged } = services);
  const { logger } = services;
  const { baseUrl } = server;
  settings = () => ({ baseUrl, apiKey: KEY, send: fetch, clock, logger, costUsd: 0.02 });
  photoroom = createPhotoroom(settings());
});
afterEach(() => server.close());

const { signal } = new AbortController();
const photo = async (): Promise<SourceImage> => ({
  bytes: await solidPicture('#336699', 40).jpeg().toBuffer(),
  mimeType: 'image/jpeg',
});
const cutOut = () =>
  solidPicture('#00000000', 40)
    .composite([{ input: { create: { width: 20, height: 20, channels: 4, background: '#cc0000' } } }])
    .png()
    .toBuffer();
const whole = await cutOut();
const opaque = await solidPicture('#336699', 40).png().toBuffer();
const nothing = await solidPicture('#00000000', 40).png().toBuffer();
const speck = await sharp(nothing)
  .composite([{ input: { create: { width: 1, height: 1, channels: 4, background: '#cc000080' } } }])
  .png()
  .toBuffer();
const malformed = { kind: 'invalid_answer', trouble: 'malformed' };
const sentForm = async () => {
  const [sent] = server.seen;
  const headers = { 'content-type': sent?.headers['content-type'] ?? '' };
  return new Response(new Uint8Array(sent?.body ?? []), { headers }).formData();
};
const sentPhoto = async () => Buffer.from(await ((await sentForm()).get('image_file') as File).arrayBuffer());
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ProviderError) => error,
  );

test('a removal sends the photo as Photoroom wants it and gives a transparent PNG with its price', async () => {
  server.replies.push(bytes(whole));
  const produced = await photoroom.removeBackground({ image: await photo(), signal });
  const [sent] = server.seen;
  expect(sent?.call).toBe('POST /v1/segment');
  expect(sent?.headers['x-api-key']).toBe(KEY);
  const form = await sentForm();
  expect([...form.keys()]).toEqual(['image_file']);
  expect((form.get('image_file') as File).type).toBe('image/jpeg');
  expect(produced).toMatchObject({
    model: 'photoroom-segment',
    tokensUsed: 0,
    costUsd: 0.02,
    demonstration: false,
  });
  expect(await sharp(produced.png).metadata()).toMatchObject({ format: 'png', hasAlpha: true, width: 40 });
});

test('a solid background is requested without its #, and is filled in where Photoroom did not', async () => {
  server.replies.push(bytes(whole));
  const { png } = await photoroom.changeBackgroundColor({ image: await photo(), color: '#12AB00', signal });
  expect((await sentForm()).get('bg_color')).toBe('12AB00');
  const corner = await sharp(png).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect([...corner]).toEqual([0x12, 0xab, 0]);
});

test('a photo taken sideways leaves upright, and says nothing of where it was taken', async () => {
  server.replies.push(bytes(whole));
  const sideways = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#936' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await photoroom.removeBackground({ image: { bytes: sideways, mimeType: 'image/jpeg' }, signal });
  const sent = await sharp(await sentPhoto()).metadata();
  expect(sent).toMatchObject({ width: 30, height: 60 });
  expect([sent.orientation, sent.exif]).toEqual([undefined, undefined]);
});

describe('a failure has its kind, a Portuguese reason, and a log line without key or picture', () => {
  const cases: [string, Reply, Partial<ProviderError>][] = [
    [
      '400 in detail: a photo that cannot be read',
      json({ detail: 'Could not decode image' }, 400),
      { kind: 'refused', trouble: 'bad_request', reason: 'não foi possível ler a imagem' },
    ],
    [
      '400 in message: a photo that is too large',
      json({ message: 'Image is too large' }, 400),
      { kind: 'refused', reason: 'a imagem é grande demais' },
    ],
    [
      '400 in error.message: no product',
      json({ error: { message: 'No foreground object found in the image' } }, 400),
      { kind: 'refused', reason: 'não encontramos um produto na foto' },
    ],
    [
      '422 as a list of fields',
      json({ detail: [{ loc: ['body', 'image_file'], msg: 'field required', type: 'missing' }] }, 422),
      { kind: 'refused', reason: 'o serviço não aceitou a imagem; tente com outra foto' },
    ],
    [
      '401',
      json({ error: { message: `Unauthorized: ${KEY}` } }, 401),
      { kind: 'refused', trouble: 'credentials' },
    ],
    ['403', json({ detail: 'Forbidden' }, 403), { kind: 'refused', trouble: 'credentials' }],
    [
      '402',
      json({ detail: 'No more credits' }, 402),
      {
        kind: 'refused',
        trouble: 'payment',
        reason: 'o serviço de remoção de fundo está sem saldo no momento; tente novamente mais tarde',
      },
    ],
    [
      '413 of a proxy',
      bytes('<html>Request Entity Too Large', 'text/html', 413),
      { kind: 'refused', reason: 'a imagem é grande demais' },
    ],
    [
      '429 with a long Retry-After',
      json({ detail: 'Rate limit' }, 429, { 'retry-after': '120' }),
      { kind: 'temporary', trouble: 'quota' },
    ],
    [
      '500 without a body',
      (response) => void response.writeHead(500).end(),
      { kind: 'temporary', trouble: 'unavailable' },
    ],
    ['503 as a page', bytes('<html>', 'text/html', 503), { kind: 'temporary', trouble: 'unavailable' }],
    ['a page with 200', bytes('<html>', 'text/html'), { kind: 'invalid_answer', trouble: 'malformed' }],
    ['an error with 200', json({ detail: 'oops' }), { kind: 'invalid_answer', trouble: 'malformed' }],
    ['nothing with 200', bytes(''), { kind: 'invalid_answer', trouble: 'malformed' }],
    ['a truncated PNG', bytes(whole.subarray(0, -30)), { kind: 'invalid_answer', trouble: 'malformed' }],
    [
      'a PDF that is called PNG',
      bytes('%PDF-1.7\n%âãÏÓ\n'),
      { kind: 'invalid_answer', trouble: 'malformed' },
    ],
    ['an empty cut-out', bytes(nothing), { kind: 'refused', reason: 'não encontramos um produto na foto' }],
    [
      'a photo from which nothing was cut',
      bytes(opaque),
      {
        kind: 'refused',
        reason: 'o produto ocupa a foto inteira; deixe um pouco de fundo em volta dele',
      },
    ],
    ['an answer cut in the middle', cut(whole, 'image/png'), { kind: 'temporary', trouble: 'unavailable' }],
    ['an answer that stops', stalled('image/png'), { kind: 'temporary', trouble: 'timeout' }],
    ['no answer', hung, { kind: 'temporary', trouble: 'timeout' }],
    ['a closed connection', refusedConnection, { kind: 'temporary', trouble: 'unavailable' }],
    ['a redirect', redirected, { kind: 'temporary', trouble: 'unavailable' }],
  ];
  test.each(cases)('%s', async (_case, reply, expected) => {
    server.replies.push(reply);
    // The limit is short only where it should be exceeded: a busy machine answers late.
    const timesOut = expected.trouble === 'timeout';
    const provider = timesOut ? createPhotoroom({ ...settings(), callLimitMs: 400 }) : photoroom;
    const failure = await failureOf(provider.removeBackground({ image: await photo(), signal }));
    expect(failure).toMatchObject({ name: 'ProviderError', ...expected });
    expect(failure.reason).not.toMatch(/\b(the|image|credits|rate|found|unauthorized)\b/i);
    expect(server.seen).toHaveLength(1);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      provider: 'Photoroom',
      operation: 'removeBackground',
      trouble: failure.trouble,
      said: expect.stringMatching(/\w/),
    });
    const written = `${logged.join()}${failure.message}${String(failure.cause)}`;
    expect(written).not.toContain(KEY);
    expect(written.length).toBeLessThan(1200);
  });
});

test('the operator reads the beginning of an answer that is not a picture', async () => {
  server.replies.push(json({ detail: 'oops' }));
  await failureOf(photoroom.removeBackground({ image: await photo(), signal }));
  expect(JSON.parse(logged[0] ?? '').said).toBe('not a picture but {"detail":"oops"}');
});

test('the operator reads what Photoroom said, and what to look at', async () => {
  server.replies.push(json({ detail: 'No more credits' }, 402));
  await failureOf(photoroom.removeBackground({ image: await photo(), signal }));
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 50,
    status: 402,
    said: 'No more credits',
    msg: "a provider wants to be paid: look at its account's balance",
  });
});

test('a short pause that Photoroom asks for is respected, and the second answer counts', async () => {
  server.replies.push(json({ detail: 'slow down' }, 429, { 'retry-after': '3' }), bytes(whole));
  const removing = photoroom.removeBackground({ image: await photo(), signal });
  await clock.untilSomeoneSleeps(3000);
  expect(server.seen).toHaveLength(1);
  await clock.advance(3000);
  expect((await removing).demonstration).toBe(false);
  expect(server.seen).toHaveLength(2);
  expect(logged).toEqual([]);
});

test('an aborted call ends at once, long before its time limit', async () => {
  const left = new AbortController();
  const patient = createPhotoroom({ ...settings(), callLimitMs: 3_600_000 });
  server.replies.push(() => left.abort());
  const failure = await failureOf(patient.removeBackground({ image: await photo(), signal: left.signal }));
  expect(failure).toMatchObject({ kind: 'temporary', trouble: 'timeout' });
});

test('a call that is aborted during its upload does not end the process', async () => {
  const left = new AbortController();
  const send: typeof fetch = (address, init) => {
    const answer = fetch(address, init);
    left.abort();
    return answer;
  };
  const leaving = createPhotoroom({ ...settings(), send });
  const failure = await failureOf(leaving.removeBackground({ image: await photo(), signal: left.signal }));
  expect(failure).toMatchObject({ kind: 'temporary', trouble: 'timeout' });
  // undici handles the body a moment later, which would end this process.
  await new Promise((settle) => setImmediate(settle));
  expect(server.seen.length).toBeLessThanOrEqual(1);
});

test('a photo that cannot be read is refused before it leaves', async () => {
  const image: SourceImage = { bytes: Buffer.from('no picture'), mimeType: 'image/png' };
  const failure = await failureOf(photoroom.removeBackground({ image, signal }));
  expect(failure).toMatchObject({ kind: 'refused', reason: 'não foi possível ler a imagem' });
  expect(server.seen).toEqual([]);
});

const empty = { kind: 'refused', reason: 'não encontramos um produto na foto' };
const noPictures: ['removeBackground' | 'changeBackgroundColor', string, Buffer, object][] = [
  ['changeBackgroundColor', 'an empty cut-out', nothing, empty],
  ['changeBackgroundColor', 'the bare colour', await solidPicture('#12AB00', 40).png().toBuffer(), empty],
  ['removeBackground', 'a speck', speck, empty],
  ['removeBackground', 'a cut-out of 4 x 4', await sharp(whole).resize(4, 4).png().toBuffer(), malformed],
  ['changeBackgroundColor', 'one pixel', await sharp(whole).resize(1, 1).png().toBuffer(), malformed],
];

describe('an answer that is not a picture of a product is a failure, and costs no credit', () => {
  test.each(noPictures)('%s: %s', async (operation, _case, answer, expected) => {
    server.replies.push(bytes(answer));
    const call = photoroom[operation]({ image: await photo(), color: '#12AB00', signal });
    expect(await failureOf(call)).toMatchObject({ name: 'ProviderError', ...expected });
  });
});
