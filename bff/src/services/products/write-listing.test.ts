import { expect, test } from 'vitest';
import { noTexts } from '../../../contract/browser/listings/listing.ts';
import { ProductFacts } from '../../../contract/products.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { createProduct, readProduct } from './change-product.ts';
import { saveListing, writeListing } from './write-listing.ts';

const id = '00000000-0000-4000-8000-000000000801';
const written = {
  title: 'Caneca Azul de Cerâmica 350 ml',
  highlights: 'Vai ao micro-ondas',
  bullets: ['Cerâmica esmaltada por dentro e por fora', 'Cabem 350 ml de café', 'Vai ao micro-ondas'],
  description: 'Caneca de cerâmica azul.',
  searchTerms: 'xícara porcelana',
};

/** Ana with two turbo credits and a product; `answers` counts what the writer was asked. */
async function prepare(name = 'Caneca azul') {
  const services = createTestServices();
  services.turbo.set(ana.userId, 2);
  const product = { id, name, facts: ProductFacts.parse({ color: 'Azul' }), imageIds: [] };
  await createProduct(services, ana, product);
  const asked: string[] = [];
  services.listingWriter.listing = async ({ channel, product }) => {
    asked.push(`${channel.id} ${product.name} ${product.facts.color}`);
    const made = { model: 'test', tokensUsed: 0, costUsd: 0, demonstration: true };
    return { ...made, text: JSON.stringify(written) };
  };
  return { services, asked, write: writer(services) };
}

const writer =
  (services: TestServices) =>
  (key: string = crypto.randomUUID(), user = ana) =>
    writeListing(services, user, { productId: id, channel: 'amazon', idempotencyKey: key });

test('one turbo credit writes the texts of a channel, from the product’s facts, and the product keeps them', async () => {
  const { services, asked, write } = await prepare();
  const answer = await write();
  expect(answer).toMatchObject({
    charged: true,
    demonstration: true,
    listing: { channel: 'amazon', texts: { ...written, familyName: '', keywords: [] } },
  });
  expect(asked).toEqual(['amazon Caneca azul Azul']);
  expect(services.turbo.get(ana.userId)).toBe(1);
  expect((await readProduct(services, ana, id)).listings).toEqual([answer.listing]);
});

test('a double click asks the writer once and takes one credit', async () => {
  const { services, asked, write } = await prepare();
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([write(key), write(key)]);
  expect(second).toEqual(first);
  expect(asked).toHaveLength(1);
  expect(services.turbo.get(ana.userId)).toBe(1);
});

test('a request that is repeated after its answer was lost leaves what the user has changed since', async () => {
  const { services, write } = await prepare();
  const key = crypto.randomUUID();
  await write(key);
  const own = { ...noTexts, title: 'Minha caneca' };
  await saveListing(services, ana, { productId: id, channel: 'amazon' }, own);
  expect((await write(key)).listing.texts.title).toBe('Minha caneca');
  expect((await write()).listing.texts.title).toBe(written.title);
});

test('a writer that fails twice gives the credit back, and the texts stay as they were', async () => {
  const { services, write } = await prepare();
  await write();
  services.listingWriter.listing = async () => {
    throw new ProviderError('temporary', 'ocupado');
  };
  const refusal = expect(write()).rejects.toMatchObject({ code: 'text_failed' });
  await services.clock.untilSomeoneSleeps(1000);
  await services.clock.advance(1000);
  await refusal;
  expect(services.turbo.get(ana.userId)).toBe(1);
  expect((await readProduct(services, ana, id)).listings[0]?.texts.title).toBe(written.title);
});

test('nobody writes texts for another user’s product, and nothing is charged', async () => {
  const { services, asked, write } = await prepare();
  services.turbo.set(bia.userId, 1);
  await expect(write(undefined, bia)).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    saveListing(services, bia, { productId: id, channel: 'amazon' }, noTexts),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect([services.turbo.get(bia.userId), asked]).toEqual([1, []]);
});

test('a product whose name has no word is refused before anything is charged', async () => {
  const { services, asked, write } = await prepare('!!!');
  await expect(write()).rejects.toMatchObject({ code: 'text_missing' });
  expect([services.turbo.get(ana.userId), asked]).toEqual([2, []]);
});
