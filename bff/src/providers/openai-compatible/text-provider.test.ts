import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { channelOf } from '../../../contract/browser/channels/index.ts';
import { ProductFacts } from '../../../contract/products.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { createTextProvider } from './text-provider.ts';

let answer: (response: ServerResponse) => void | Promise<void>;
let asked: { authorization: string | undefined; body: Record<string, unknown> };
let server: ReturnType<typeof createServer>;
let provider: ReturnType<typeof createTextProvider>;
let bodies: Record<string, unknown>[];
let logged: string[];

beforeEach(async () => {
  bodies = [];
  const services = createTestServices();
  ({ logged } = services);
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked = { authorization: request.headers.authorization, body: JSON.parse(body) };
    bodies.push(asked.body);
    await answer(response);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const { logger } = services;
  const clock = createManualClock();
  provider = createTextProvider({
    baseUrl,
    apiKey: 'sk-secret',
    model: 'some-model',
    send: fetch,
    clock,
    logger,
  });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((settle) => server.close(settle));
});

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const usage = `data: ${JSON.stringify({ choices: [], usage: { total_tokens: 42 } })}\n\n`;
const END = 'data: [DONE]\n\n';
const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const pause = () => new Promise((settle) => setImmediate(settle));

async function listen(signal = new AbortController().signal) {
  const words: string[] = [];
  let signsOfLife = 0;
  const reply = provider.assistant.answer([{ role: 'user', content: 'Oi' }], signal);
  for (;;) {
    const next = await reply.next().catch((error: Error) => error);
    if (next instanceof Error) return { words, signsOfLife, error: next };
    if (next.done) return { words, signsOfLife, expense: next.value };
    if (next.value) words.push(next.value);
    else signsOfLife += 1;
  }
}

test('the assistant is asked with its own persona and parameters, and its tokens are counted', async () => {
  answer = (response) => void stream(response).end(piece('Olá') + usage + END);
  expect(await listen()).toMatchObject({
    words: ['Olá'],
    expense: { tokensUsed: 42, costUsd: 0 },
  });
  expect(asked.authorization).toBe('Bearer sk-secret');
  expect(asked.body).toMatchObject({
    model: 'some-model',
    stream: true,
    temperature: 0.7,
    max_tokens: 1024,
    top_p: 0.9,
    frequency_penalty: 0.2,
    presence_penalty: 0.1,
  });
  expect(JSON.stringify(asked.body.messages)).toContain('Andromeda');
});

test('a finish reason completes an answer, even where no [DONE] follows', async () => {
  const end = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`;
  answer = (response) => void stream(response).end(piece('Olá') + end);
  expect(await listen()).toMatchObject({ words: ['Olá'], expense: { tokensUsed: 0 } });
});

test('a photo is sent with the words of its turn', async () => {
  answer = (response) => void stream(response).end(piece('Azul') + END);
  const photo = { bytes: Buffer.from('jpg'), mimeType: 'image/jpeg' as const };
  const turns = [
    { role: 'user' as const, content: 'Que cor?', photo },
    { role: 'assistant' as const, content: 'Azul' },
  ];
  for await (const _word of provider.assistant.answer(turns, new AbortController().signal));
  expect(asked.body.messages).toEqual([
    expect.objectContaining({ role: 'system' }),
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Que cor?' },
        { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,anBn' } },
      ],
    },
    { role: 'assistant', content: 'Azul' },
  ]);
});

test('characters split between two chunks stay whole, and comments are not taken for words', async () => {
  answer = async (response) => {
    const bytes = Buffer.from(`: keep-alive\n\n${piece('promoção de pão 🎁')}${END}`);
    stream(response);
    for (const byte of bytes) {
      response.write(Buffer.from([byte]));
      if (byte > 127) await pause();
    }
    response.end();
  };
  expect((await listen()).words).toEqual(['promoção de pão 🎁']);
});

describe('a service that fails', () => {
  const cases: [string, (response: ServerResponse) => void | Promise<void>, string[]][] = [
    ['429', (response) => void response.writeHead(429, { 'retry-after': '60' }).end('{}'), []],
    ['500', (response) => void response.writeHead(500).end('<html>'), []],
    ['401', (response) => void response.writeHead(401).end('{"error":{"message":"bad key sk-secret"}}'), []],
    [
      'an error object in the stream',
      (response) => void stream(response).end(`${piece('Olá')}data: {"error":{"message":"x"}}\n\n`),
      ['Olá'],
    ],
    ['a page instead of a stream', (response) => void response.writeHead(200).end('<html>'), []],
    ['a stream without a word', (response) => void stream(response).end(END), []],
    ['a stream that ends before its end', (response) => void stream(response).end(piece('Olá')), ['Olá']],
    [
      'a connection cut in the middle',
      (response) => void stream(response).write(piece('Olá'), () => response.socket?.end()),
      ['Olá'],
    ],
  ];
  test.each(cases)('by %s is a failure after what came, and tells no key', async (_case, reply, words) => {
    answer = reply;
    const received = await listen();
    expect(received.words).toEqual(words);
    expect(received.error).toMatchObject({ name: 'ProviderError' });
    expect(received.error?.message).not.toContain('sk-secret');
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      provider: 'Chat',
      operation: 'answer',
      trouble: expect.any(String),
    });
    expect(`${logged}${String(received.error?.cause)}`).not.toContain('sk-secret');
  });

  test('by hanging is abandoned when the signal aborts', async () => {
    const left = new AbortController();
    answer = (response) => {
      stream(response).write(piece('Olá'));
      setImmediate(() => left.abort());
    };
    expect((await listen(left.signal)).error).toMatchObject({ name: 'ProviderError', kind: 'temporary' });
  });
});

test('titles and keywords are requested with their own instructions and parameters', async () => {
  const text = 'Um\nDois\nTrês';
  answer = (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { content: text } }], usage: { total_tokens: 7 } }));
  const { signal } = new AbortController();
  expect(
    await provider.listingWriter.titles({ description: 'Caneca', keywords: '', limit: 60, signal }),
  ).toMatchObject({ text, tokensUsed: 7, demonstration: false });
  expect(asked.body).toMatchObject({ temperature: 0.7, max_tokens: 500, stream: false });
  expect(JSON.stringify(asked.body)).toContain('60 caracteres');
  answer = (response) => void response.writeHead(200).end('{"choices":[{"message":{"content":""}}]}');
  await expect(
    provider.listingWriter.keywords({ title: 'Caneca', description: '', signal }),
  ).rejects.toMatchObject({ kind: 'invalid_answer' });
});

const refusal = (param: string, message: string) =>
  JSON.stringify({ error: { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' } });

test('a reasoning model gets the parameters that it accepts after one refusal of each other', async () => {
  const sentences: Record<string, string> = {
    max_tokens:
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    temperature: "Unsupported value: 'temperature' does not support 0.7 with this model.",
    top_p: "Unsupported parameter: 'top_p' is not supported with this model.",
  };
  answer = (response) => {
    const refused = Object.keys(sentences).find((name) => name in (bodies.at(-1) ?? {}));
    if (refused) response.writeHead(400).end(refusal(refused, sentences[refused] ?? ''));
    else stream(response).end(piece('Olá') + END);
  };
  expect((await listen()).words).toEqual(['Olá']);
  expect(bodies).toHaveLength(4);
  expect((await listen()).words).toEqual(['Olá']);
  expect(bodies).toHaveLength(5);
  // Its hidden thoughts count against the same limit.
  expect(asked.body).toMatchObject({ max_completion_tokens: 1024 + 4096, frequency_penalty: 0.2 });
  expect(logged).toEqual([]);
});

test('a request that was refused for another reason is not repeated', async () => {
  answer = (response) =>
    void response.writeHead(400).end(refusal('messages', 'Image inputs are not supported by this model.'));
  expect((await listen()).error).toMatchObject({ trouble: 'bad_request' });
  expect(bodies).toHaveLength(1);
});

test('thoughts and keep-alives are signs of life, and a count without its total is added up', async () => {
  const thought = `data: ${JSON.stringify({ choices: [{ delta: { reasoning_content: 'hm' } }] })}\n\n`;
  const parts = { choices: [], usage: { prompt_tokens: 30, completion_tokens: 12 } };
  answer = (response) =>
    void stream(response).end(
      `: keep-alive\n\n${thought}${piece('Olá')}data: ${JSON.stringify(parts)}\n\n${END}`,
    );
  const received = await listen();
  expect(received).toMatchObject({ words: ['Olá'], expense: { tokensUsed: 42 } });
  expect(received.signsOfLife).toBeGreaterThanOrEqual(2);
});

test.each([
  ['length', 'cut'],
  ['content_filter', 'filtered'],
])('an answer that ends by %s does not count as a whole one', async (finish_reason, end) => {
  const last = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason }] })}\n\n`;
  answer = (response) => void stream(response).end(piece('Olá, eu') + last + END);
  expect(await listen()).toMatchObject({ words: ['Olá, eu'], expense: { end } });
});

test('only the complete texts of a cut answer count, and a filtered answer is a failure', async () => {
  const reply = (content: string, finish_reason: string) => {
    const body = JSON.stringify({ choices: [{ message: { content }, finish_reason }] });
    answer = (response) => void response.writeHead(200).end(body);
  };
  const { signal } = new AbortController();
  reply('caneca, caneca azul, cane', 'length');
  const { text } = await provider.listingWriter.keywords({ title: 'Caneca', description: '', signal });
  expect(text).toBe('caneca, caneca azul,');
  reply('', 'content_filter');
  await expect(
    provider.listingWriter.keywords({ title: 'Caneca', description: '', signal }),
  ).rejects.toMatchObject({ trouble: 'blocked' });
});

describe('a listing', () => {
  const product = { name: 'Caneca azul', facts: ProductFacts.parse({ brand: 'Lume' }) };
  const text = '{"title":"Caneca Lume Azul","description":"Caneca."}';
  const write = (signal = new AbortController().signal) =>
    provider.listingWriter.listing({ product, channel: channelOf('amazon'), signal });
  const reply = (content: string, finish_reason = 'stop') => {
    const choices = [{ message: { content }, finish_reason }];
    answer = (response) =>
      void response.writeHead(200).end(JSON.stringify({ choices, usage: { total_tokens: 321 } }));
  };

  test('is asked for in words, with room for a description, and comes as the service wrote it', async () => {
    reply(text);
    expect(await write()).toEqual({
      ...{ text, tokensUsed: 321, model: 'some-model', costUsd: 0, demonstration: false },
    });
    expect(asked.body).toMatchObject({ max_tokens: 1500, stream: false });
    // Many compatible services refuse it.
    expect(asked.body).not.toHaveProperty('response_format');
    const messages = JSON.stringify(asked.body.messages);
    expect(messages).toContain('para a Amazon');
    expect(messages).toContain('Marca: Lume');
  });

  test.each(['length', 'content_filter'])('that ends by %s is an invalid answer', async (finish_reason) => {
    reply(text.slice(0, 20), finish_reason);
    await expect(write()).rejects.toMatchObject({ kind: 'invalid_answer', trouble: 'malformed' });
  });

  test('is given up when its user cancels it', async () => {
    const left = new AbortController();
    answer = () => left.abort();
    await expect(write(left.signal)).rejects.toMatchObject({ name: 'ProviderError', kind: 'temporary' });
  });
});
