import { Buffer } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProviderError } from '../../ports/provider-error.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';
import {
  bytes,
  cut,
  endless,
  type FakeServer,
  hung,
  json,
  openFakeServer,
  type Reply,
  redirected,
  refusedConnection,
  stalled,
} from '../outside-call/testing/fake-server.ts';
import { createGemini, type GeminiImageModel, type GeminiSettings } from './gemini.ts';

const KEY = 'AIzaSy-secret';
const JSON_TYPE = 'application/json';
const clock = createManualClock();
let server: FakeServer;
let logged: string[];
let gemini: GeminiImageModel;
let settings: () => GeminiSettings;

beforeEach(async () => {
  server = await openFakeServer();
  const services = createTestServices();
  ({ logged } = services);
  settings = () => ({
    baseUrl: server.baseUrl,
    apiKey: KEY,
    imageModel: 'image-model',
    textModel: 'text-model',
    imageCostUsd: 0.039,
    textCostUsd: 0,
    send: fetch,
    clock,
    logger: services.logger,
    callLimitMs: 400,
  });
  gemini = createGemini(settings());
});
afterEach(() => server.close());

const { signal } = new AbortController();
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ProviderError) => error,
  );
const generate = () => failureOf(gemini.generateImage({ prompt: 'Caneca azul', format: 'square', signal }));
const describePhoto = async () => {
  const image = { bytes: await solidPicture().jpeg().toBuffer(), mimeType: 'image/jpeg' } as const;
  return failureOf(gemini.describe({ image, signal }));
};

const usageMetadata = { promptTokenCount: 300, totalTokenCount: 300 };
const ended = (finishReason: string, content: object = { role: 'model' }) =>
  json({ candidates: [{ content, finishReason, index: 0 }], usageMetadata });
const said = (text: string) => ended('STOP', { role: 'model', parts: [{ text }] });
const sent = (data: Buffer, mimeType = 'image/png') =>
  ended('STOP', { parts: [{ inlineData: { mimeType, data: data.toString('base64') } }] });
const refusal = (code: number, status: string, message: string, details: object[] = []) =>
  json({ error: { code, message, status, details } }, code);
const errorInfo = (reason: string) => ({
  '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
  reason,
  domain: 'googleapis.com',
});
const retryInfo = (retryDelay: string) => ({
  '@type': 'type.googleapis.com/google.rpc.RetryInfo',
  retryDelay,
});
const picture = await solidPicture('#0a0', 64).png().toBuffer();
const gif = await solidPicture().gif().toBuffer();
const whole = JSON.stringify({
  candidates: [
    { content: { parts: [{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }] } },
  ],
});

describe('a failure has its kind and its trouble, a Portuguese reason, and a log line without key or picture', () => {
  const cases: [string, Reply, Partial<ProviderError>][] = [
    [
      'text instead of a picture',
      said('Desculpe, não posso criar essa imagem.'),
      { kind: 'invalid_answer', trouble: 'no_image' },
    ],
    ['the end NO_IMAGE', ended('NO_IMAGE'), { kind: 'invalid_answer', trouble: 'no_image' }],
    ['no candidates', json({ candidates: [], usageMetadata }), { kind: 'invalid_answer', trouble: 'empty' }],
    ['an empty object', json({}), { kind: 'invalid_answer', trouble: 'empty' }],
    ['a candidate without parts', ended('STOP'), { kind: 'invalid_answer', trouble: 'empty' }],
    [
      'a request blocked by its safety rules',
      json({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata }),
      { kind: 'refused', trouble: 'blocked' },
    ],
    [
      'a picture blocked by its safety rules, which may pass the next time',
      ended('IMAGE_SAFETY'),
      { kind: 'invalid_answer', trouble: 'blocked' },
    ],
    [
      'a picture that is forbidden',
      ended('IMAGE_PROHIBITED_CONTENT'),
      { kind: 'refused', trouble: 'blocked' },
    ],
    [
      '400',
      refusal(400, 'INVALID_ARGUMENT', 'Unable to process input image.'),
      {
        kind: 'refused',
        trouble: 'bad_request',
        reason: 'o serviço não conseguiu ler a imagem; tente com outra foto',
      },
    ],
    [
      '400 for a key that is not valid',
      refusal(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
        errorInfo('API_KEY_INVALID'),
      ]),
      { kind: 'refused', trouble: 'credentials' },
    ],
    [
      '400 for an account without billing',
      refusal(400, 'FAILED_PRECONDITION', 'Please enable billing on your project.'),
      { kind: 'refused', trouble: 'payment' },
    ],
    ['401', refusal(401, 'UNAUTHENTICATED', 'Bad credentials'), { kind: 'refused', trouble: 'credentials' }],
    [
      '403 that repeats the key',
      refusal(403, 'PERMISSION_DENIED', `Consumer 'api_key:${KEY}' has been suspended.`),
      { kind: 'refused', trouble: 'credentials' },
    ],
    [
      '404 for a model that is gone',
      refusal(404, 'NOT_FOUND', 'models/image-model is not found for API version v1beta'),
      { kind: 'refused', trouble: 'credentials' },
    ],
    ['402', refusal(402, 'PAYMENT_REQUIRED', 'no funds'), { kind: 'refused', trouble: 'payment' }],
    [
      '429 with a long Retry-After',
      json({ error: { code: 429, message: 'Quota exceeded', status: 'RESOURCE_EXHAUSTED' } }, 429, {
        'retry-after': '60',
      }),
      { kind: 'temporary', trouble: 'quota' },
    ],
    [
      '429 with a long delay among its details',
      refusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded', [retryInfo('34.07s')]),
      { kind: 'temporary', trouble: 'quota' },
    ],
    ['500', refusal(500, 'INTERNAL', 'An internal error'), { kind: 'temporary', trouble: 'unavailable' }],
    ['503 as a page', bytes('<html>', 'text/html', 503), { kind: 'temporary', trouble: 'unavailable' }],
    [
      '400 as a page of a proxy',
      bytes('<html>', 'text/html', 400),
      { kind: 'temporary', trouble: 'unavailable' },
    ],
    ['504', refusal(504, 'DEADLINE_EXCEEDED', 'Deadline expired'), { kind: 'temporary', trouble: 'timeout' }],
    ['a page with 200', bytes('<html>Login', 'text/html'), { kind: 'invalid_answer', trouble: 'malformed' }],
    [
      'another shape',
      json({ candidates: [{ content: { parts: 'x' } }] }),
      { kind: 'invalid_answer', trouble: 'malformed' },
    ],
    ['null', json(null), { kind: 'invalid_answer', trouble: 'malformed' }],
    ['a truncated PNG', sent(picture.subarray(0, -30)), { kind: 'invalid_answer', trouble: 'malformed' }],
    [
      'an SVG that is called PNG',
      sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      { kind: 'invalid_answer', trouble: 'malformed' },
    ],
    ['a picture of another kind', sent(gif, 'image/gif'), { kind: 'invalid_answer', trouble: 'malformed' }],
    ['an answer cut in the middle', cut(whole, JSON_TYPE), { kind: 'temporary', trouble: 'unavailable' }],
    ['an answer that stops', stalled(JSON_TYPE), { kind: 'temporary', trouble: 'timeout' }],
    ['no answer', hung, { kind: 'temporary', trouble: 'timeout' }],
    ['a closed connection', refusedConnection, { kind: 'temporary', trouble: 'unavailable' }],
    ['a redirect', redirected, { kind: 'temporary', trouble: 'unavailable' }],
  ];
  test.each(cases)('%s', async (_case, reply, expected) => {
    server.replies.push(reply);
    const failure = await generate();
    expect(failure).toMatchObject({ name: 'ProviderError', ...expected });
    expect(failure.reason).not.toMatch(/\b(the|image|quota|key|error|please)\b/i);
    expect(server.seen).toHaveLength(1);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      provider: 'Gemini',
      operation: 'generateImage',
      trouble: failure.trouble,
      said: expect.stringMatching(/\w/),
    });
    const written = `${logged.join()}${failure.message}${String(failure.cause)}`;
    expect(written).not.toContain(KEY);
    expect(written.length).toBeLessThan(1200);
  });
});

describe('a description', () => {
  test.each<[string, Reply, ProviderError['trouble']]>([
    ['without words', said('  \n'), 'no_text'],
    ['without candidates', json({ usageMetadata }), 'empty'],
    ['blocked by safety rules', ended('SAFETY'), 'blocked'],
  ])('%s has its own trouble', async (_case, reply, trouble) => {
    server.replies.push(reply);
    expect(await describePhoto()).toMatchObject({ kind: 'invalid_answer', trouble });
  });
});

test('the operator reads which service failed, how, and what to look at', async () => {
  server.replies.push(refusal(403, 'PERMISSION_DENIED', 'The caller does not have permission'));
  expect(String((await generate()).cause)).toContain('Gemini 403: PERMISSION_DENIED The caller');
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({
    level: 50,
    status: 403,
    said: 'PERMISSION_DENIED The caller does not have permission',
    msg: 'a provider refused us: look at its key, the rights of the key and the name of the model',
  });
});

test.each<[string, Reply]>([
  ['the header', json({ error: { message: 'Slow down' } }, 429, { 'retry-after': '4' })],
  ['the details', refusal(429, 'RESOURCE_EXHAUSTED', 'Slow down', [retryInfo('4s')])],
])(
  'a short pause that Gemini asks for in %s is kept, and the second answer counts',
  async (_where, reply) => {
    server.replies.push(reply, sent(picture));
    const making = gemini.generateImage({ prompt: 'Caneca', format: 'square', signal });
    await clock.untilSomeoneSleeps(4000);
    expect(server.seen).toHaveLength(1);
    await clock.advance(4000);
    expect((await making).demonstration).toBe(false);
    expect(server.seen).toHaveLength(2);
  },
);

test('an aborted call ends at once, long before its time limit', async () => {
  const left = new AbortController();
  const patient = createGemini({ ...settings(), callLimitMs: 3_600_000 });
  server.replies.push(() => left.abort());
  const request = { prompt: 'Caneca', format: 'square', signal: left.signal } as const;
  const failure = await failureOf(patient.generateImage(request));
  expect(failure).toMatchObject({ kind: 'temporary', trouble: 'timeout' });
});

test('one picture is one call and one bill, even where Gemini offers to continue', async () => {
  const going = { continuationToken: 'next', content: { parts: [] }, finishReason: 'CONTINUATION', index: 0 };
  server.replies.push(json({ candidates: [going], usageMetadata }));
  expect(await generate()).toMatchObject({ trouble: 'empty' });
  expect(server.seen).toHaveLength(1);
});

test('an endless body is dropped before it fills the memory', async () => {
  const patient = createGemini({ ...settings(), callLimitMs: 30_000 });
  server.replies.push(endless);
  const failure = await failureOf(patient.generateImage({ prompt: 'Caneca', format: 'square', signal }));
  expect(failure).toMatchObject({ kind: 'invalid_answer', trouble: 'malformed' });
});
