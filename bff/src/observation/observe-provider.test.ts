import { expect, test } from 'vitest';
import { channelOf } from '../../contract/browser/channels/index.ts';
import { ProductFacts } from '../../contract/products.ts';
import type { Assistant } from '../ports/assistant.ts';
import type { ImageModel } from '../ports/image-model.ts';
import { MarketplaceError, type SellerMarketplace } from '../ports/marketplace.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { createRecordingObserver } from '../testing/recording-observer.ts';
import { createTestServices } from '../testing/test-services.ts';
import {
  observeAssistant,
  observeImageModel,
  observeMarketplace,
  observeWriter,
} from './observe-provider.ts';

const unhurried = new AbortController().signal;
const { imageModel, listingWriter } = createTestServices();

function watched() {
  const observer = createRecordingObserver();
  return { observer, provider: { observer, vendor: 'gemini' } };
}

test('a call of a provider is reported with what it cost, and its answer is passed on', async () => {
  const { observer, provider } = watched();
  const made = { text: 'Uma caneca', model: 'm', tokensUsed: 7, costUsd: 0.25, demonstration: false };
  const describing: ImageModel = { ...imageModel, describe: async () => made };
  const model = observeImageModel(provider, describing);
  const image = { bytes: Buffer.alloc(0), mimeType: 'image/png' as const };
  expect(await model.describe({ image, signal: unhurried })).toBe(made);
  expect(observer.calls).toEqual([
    { kind: 'provider', vendor: 'gemini', operation: 'describe', outcome: 'ok' },
  ]);
  expect(observer.events).toEqual([
    { what: 'spent', vendor: 'gemini', operation: 'describe', costUsd: 0.25 },
  ]);
});

test('a failed call is reported by its kind of trouble, never by its message', async () => {
  const { observer, provider } = watched();
  const failure = new ProviderError('refused', 'a chave AIza-secreta não vale', { trouble: 'credentials' });
  const writer = observeWriter(provider, { ...listingWriter, titles: () => Promise.reject(failure) });
  const asked = writer.titles({ description: '', keywords: '', limit: 60, signal: unhurried });
  await expect(asked).rejects.toBe(failure);
  expect(observer.calls).toEqual([
    { kind: 'provider', vendor: 'gemini', operation: 'titles', outcome: 'credentials' },
  ]);
});

test('a listing is watched as titles and keywords are, with what it cost', async () => {
  const { observer, provider } = watched();
  const written = { text: '{}', model: 'm', tokensUsed: 9, costUsd: 0.5, demonstration: false };
  const writer = observeWriter(provider, { ...listingWriter, listing: async () => written });
  const product = { name: 'Caneca', facts: ProductFacts.parse({}) };
  expect(await writer.listing({ product, channel: channelOf('amazon'), signal: unhurried })).toBe(written);
  expect(observer.calls).toEqual([
    { kind: 'provider', vendor: 'gemini', operation: 'listing', outcome: 'ok' },
  ]);
  expect(observer.events).toEqual([{ what: 'spent', vendor: 'gemini', operation: 'listing', costUsd: 0.5 }]);
});

test('a call that its user cancelled counts as given up, not as a failure of the provider', async () => {
  const { observer, provider } = watched();
  const cancelled = new AbortController();
  const writer = observeWriter(provider, {
    ...listingWriter,
    titles: async () => {
      cancelled.abort();
      throw new ProviderError('temporary', 'o pedido foi interrompido');
    },
  });
  const asked = writer.titles({ description: '', keywords: '', limit: 60, signal: cancelled.signal });
  await expect(asked).rejects.toThrow();
  expect(observer.calls.map(({ outcome }) => outcome)).toEqual(['given_up']);
});

const saying = (answer: Assistant['answer']): Assistant => ({ model: 'm', demonstration: false, answer });

test("an assistant's answer is one call, to its last word", async () => {
  const { observer, provider } = watched();
  const assistant = observeAssistant(
    provider,
    saying(async function* () {
      yield 'Olá';
      return { tokensUsed: 1, costUsd: 0.5 };
    }),
  );
  const words = assistant.answer([], unhurried);
  expect((await words.next()).value).toBe('Olá');
  expect(observer.calls).toEqual([]);
  expect((await words.next()).value).toEqual({ tokensUsed: 1, costUsd: 0.5 });
  expect(observer.calls.map(({ outcome }) => outcome)).toEqual(['ok']);
  expect(observer.events).toMatchObject([{ what: 'spent', costUsd: 0.5 }]);
});

test('an answer that breaks off, or that nobody listens to any more, has ended too', async () => {
  const { observer, provider } = watched();
  const endless = saying(async function* () {
    yield 'Olá';
    throw new ProviderError('temporary', 'o serviço demorou', { trouble: 'timeout' });
  });
  const broken = observeAssistant(provider, endless).answer([], unhurried);
  await broken.next();
  await expect(broken.next()).rejects.toThrow();
  const left = observeAssistant(provider, endless).answer([], unhurried);
  await left.next();
  await left.return({ tokensUsed: 0, costUsd: 0 });
  await new Promise((settle) => setImmediate(settle));
  expect(observer.calls.map(({ outcome }) => outcome)).toEqual(['timeout', 'given_up']);
});

test('a marketplace is watched call by call, and a refusal counts by its trouble', async () => {
  const { observer } = watched();
  const { calls } = observer;
  const refuse = () => Promise.reject(new MarketplaceError('busy', 'a seller named Ana'));
  const port = { accountName: async () => 'LOJA', listing: refuse } as unknown as SellerMarketplace;
  const marketplace = observeMarketplace({ observer, vendor: 'mercado_livre' }, port);
  await marketplace.accountName({ accountId: '1', access: 'x' });
  await expect(marketplace.listing({ accountId: '1', access: 'x' }, 'MLB1')).rejects.toThrow();
  expect(calls).toMatchObject([
    { vendor: 'mercado_livre', operation: 'accountName', outcome: 'ok' },
    { vendor: 'mercado_livre', operation: 'listing', outcome: 'busy' },
  ]);
});
