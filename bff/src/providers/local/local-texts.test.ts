import { Buffer } from 'node:buffer';
import { describe, expect, test, vi } from 'vitest';
import { type ChannelId, channelOf } from '../../../contract/browser/channels/index.ts';
import { checkListing, listingChannels, noTexts } from '../../../contract/browser/listings/index.ts';
import { plans } from '../../../contract/browser/plans.ts';
import { ListingTexts, ProductFacts } from '../../../contract/products.ts';
import type { AssistantMessage } from '../../ports/assistant.ts';
import type { ImageModel } from '../../ports/image-model.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { createLocalTexts } from './local-texts.ts';

const clock = { now: () => new Date(), sleep: async () => undefined };
const { signal } = new AbortController();
const photo = { bytes: Buffer.from('jpg'), mimeType: 'image/jpeg' as const };
const seen = { model: 'm', tokensUsed: 3, costUsd: 0.5, demonstration: true, text: 'Uma caneca azul.' };

async function ask(conversation: readonly AssistantMessage[], describePhoto: ImageModel['describe']) {
  const { assistant } = createLocalTexts(clock, { describe: describePhoto });
  const words = assistant.answer(conversation, signal);
  let text = '';
  for (;;) {
    const { value, done } = await words.next();
    if (done) return { text, expense: value };
    text += value;
  }
}
const withPhoto = (content: string): AssistantMessage[] => [{ role: 'user', content, photo }];

describe('the local assistant', () => {
  test('streams an answer about the last question, which costs nothing', async () => {
    const describePhoto = vi.fn<ImageModel['describe']>();
    const { text, expense } = await ask([{ role: 'user', content: 'Quanto devo cobrar?' }], describePhoto);
    expect(text).toContain('margem');
    expect(expense).toEqual({ tokensUsed: 0, costUsd: 0 });
    expect(describePhoto).not.toHaveBeenCalled();
  });

  test.each(plans)('knows the plan $name by its name', async ({ name }) => {
    const { text } = await ask([{ role: 'user', content: `O que vem no plano ${name}?` }], async () => seen);
    expect(text).toContain('Preços, créditos de cada plano e a garantia estão na página **Planos**.');
  });

  test('says what the image model saw on the photo, and charges what that cost', async () => {
    const { text, expense } = await ask(withPhoto('Quanto devo cobrar?'), async () => seen);
    expect(text).toMatch(/^\*\*O que vejo na foto:\*\* Uma caneca azul\.\n\n.*margem/s);
    expect(expense).toEqual({ tokensUsed: 3, costUsd: 0.5 });
  });

  test('looks only at the photo of the last turn', async () => {
    const conversation: AssistantMessage[] = [
      ...withPhoto('O que acha?'),
      { role: 'assistant', content: 'Bonita.' },
      { role: 'user', content: 'Quanto devo cobrar?' },
    ];
    expect((await ask(conversation, async () => seen)).text).not.toContain('O que vejo na foto');
  });

  test('answers without the photo when the image model fails', async () => {
    const failure = new ProviderError('temporary', 'fora');
    const { text } = await ask(withPhoto('Quanto devo cobrar?'), () => Promise.reject(failure));
    expect(text).toMatch(/não consegui analisá-la.*margem/s);
  });

  test('fails with a bug of the image model, which is no provider error', async () => {
    const bug = new TypeError('bug');
    await expect(ask(withPhoto('Oi'), () => Promise.reject(bug))).rejects.toBe(bug);
  });

  test('stops between two words when the user cancels it', async () => {
    const cancelled = new AbortController();
    const { assistant } = createLocalTexts(clock, { describe: async () => seen });
    const words = assistant.answer([{ role: 'user', content: 'Oi' }], cancelled.signal);
    await words.next();
    cancelled.abort();
    await expect(words.next()).rejects.toMatchObject({ kind: 'temporary' });
  });
});

describe('the local listing writer', () => {
  const { listingWriter } = createLocalTexts(clock, { describe: async () => seen });
  const free = { model: 'andromeda-local', tokensUsed: 0, costUsd: 0, demonstration: true };

  test('writes three titles, one a line, and keywords between commas, free of cost', async () => {
    const titles = await listingWriter.titles({ description: 'panela', keywords: '', limit: 60, signal });
    const keywords = await listingWriter.keywords({ title: 'panela', description: '', signal });
    expect(titles).toMatchObject(free);
    expect(titles.text.split('\n')).toHaveLength(3);
    expect(keywords).toMatchObject(free);
    expect(keywords.text.split(', ')).toEqual([
      'panela',
      'panela para cozinha',
      'panela para o dia a dia',
      'panela para casa',
    ]);
  });

  const facts = ProductFacts.parse({
    ...{
      brand: 'Lume',
      model: 'Aurora',
      color: 'Azul',
      size: '350 ml',
      gtin: '7891000315507',
      sku: 'CAN-01',
    },
    details: 'Vai ao micro-ondas.',
  });
  const product = { name: 'Caneca de cerâmica', facts };

  test('writes a listing as a JSON object with every field, within the limits of its channel, free of cost', async () => {
    for (const channel of listingChannels) {
      const { text, ...expense } = await listingWriter.listing({ product, channel, signal });
      const listing = ListingTexts.parse(JSON.parse(text));
      expect(expense).toEqual(free);
      expect(Object.keys(listing).sort()).toEqual(Object.keys(noTexts).sort());
      expect(checkListing(channel, listing)).toEqual([]);
      expect(listing.title).toMatch(/^Caneca de Cerâmica Lume Aurora/);
    }
  });

  test('uses a longer title where the channel takes one', async () => {
    const details = 'Com colher de madeira. Com tampa de bambu. Com caixa para presente.';
    const long = { name: product.name, facts: { ...facts, details } };
    const titleOn = async (id: ChannelId) => {
      const { text } = await listingWriter.listing({ product: long, channel: channelOf(id), signal });
      return ListingTexts.parse(JSON.parse(text)).title;
    };
    expect((await titleOn('shopee')).length).toBeGreaterThan((await titleOn('mercado_livre')).length);
  });

  test('tells no buyer the codes that only the seller and the marketplace need', async () => {
    const { text } = await listingWriter.listing({ product, channel: channelOf('amazon'), signal });
    expect(text).not.toMatch(/7891000315507|CAN-01/);
  });

  test('writes no listing for a request that was cancelled', async () => {
    const request = { product, channel: channelOf('shopee'), signal: AbortSignal.abort('left') };
    await expect(listingWriter.listing(request)).rejects.toMatchObject({ kind: 'temporary', cause: 'left' });
  });

  test('writes nothing for a request that was cancelled', async () => {
    const request = { description: 'panela', keywords: '', limit: 60, signal: AbortSignal.abort('left') };
    await expect(listingWriter.titles(request)).rejects.toMatchObject({ kind: 'temporary', cause: 'left' });
  });
});
