import { expect, test } from 'vitest';
import { ProviderError } from '../../ports/provider-error.ts';
import { ana } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { writeKeywords } from './write-keywords.ts';
import { writeTitles } from './write-titles.ts';

const caneca = { description: 'Caneca azul', keywords: '', marketplace: 'mercado_livre' } as const;
const three = ['Caneca Azul', 'Caneca de Café', 'Caneca Esmaltada'];
const key = () => crypto.randomUUID();

test('one turbo credit buys three clean titles', async () => {
  const services = createTestServices();
  services.turbo.set(ana.userId, 2);
  expect(await writeTitles(services, ana, key(), caneca)).toMatchObject({ titles: three, charged: true });
  expect(services.turbo.get(ana.userId)).toBe(1);
});

test('a double click calls the provider once and answers the same titles', async () => {
  const services = createTestServices();
  const once = key();
  const presses = [writeTitles(services, ana, once, caneca), writeTitles(services, ana, once, caneca)];
  const [first, second] = await Promise.all(presses);
  expect(second).toEqual(first);
  expect(services.writer.calls).toBe(1);
});

test('a provider that fails once is called again a second later', async () => {
  const services = createTestServices();
  const { write } = services.writer;
  services.writer.write = async () => {
    services.writer.write = write;
    throw new ProviderError('temporary', 'ocupado');
  };
  const answer = writeTitles(services, ana, key(), caneca);
  await services.clock.untilSomeoneSleeps(1000);
  await services.clock.advance(1000);
  expect(await answer).toMatchObject({ titles: three });
  expect(services.writer.calls).toBe(2);
});

test('an answer with fewer than three titles counts as a failure, and the turbo credit is given back', async () => {
  const services = createTestServices();
  services.turbo.set(ana.userId, 1);
  const answer = await services.writer.write({ ...caneca, limit: 60, signal: new AbortController().signal });
  services.writer.write = async () => ({ ...answer, text: 'Só um título' });
  const refusal = expect(writeTitles(services, ana, key(), caneca)).rejects.toMatchObject({
    code: 'text_failed',
  });
  await services.clock.untilSomeoneSleeps(1000);
  await services.clock.advance(1000);
  await refusal;
  expect(services.turbo.get(ana.userId)).toBe(1);
});

test('without turbo credits the day’s free requests are used, and then requests are refused', async () => {
  const services = createTestServices();
  const request = { title: 'Caneca', description: '' };
  for (let n = 0; n < services.textAllowance; n++)
    expect(await writeKeywords(services, ana, key(), request)).toMatchObject({ charged: false });
  await expect(writeKeywords(services, ana, key(), request)).rejects.toMatchObject({
    code: 'insufficient_credits',
  });
});

test('an empty request is refused before anything is charged', async () => {
  const services = createTestServices();
  const nothing = { ...caneca, description: '' };
  await expect(writeTitles(services, ana, key(), nothing)).rejects.toMatchObject({ code: 'text_missing' });
  await expect(writeKeywords(services, ana, key(), { title: '', description: '' })).rejects.toMatchObject({
    code: 'text_missing',
  });
  expect(services.writer.calls).toBe(0);
});

test.each(['🎁🎁🎁', '!!!'])(
  'a text without a word, %s, is refused before anything is charged',
  async (text) => {
    const services = createTestServices();
    services.turbo.set(ana.userId, 1);
    const titles = writeTitles(services, ana, key(), { ...caneca, description: text });
    await expect(titles).rejects.toMatchObject({ code: 'text_missing' });
    const keywords = writeKeywords(services, ana, key(), { title: '', description: text });
    await expect(keywords).rejects.toMatchObject({ code: 'text_missing' });
    expect([services.turbo.get(ana.userId), services.writer.calls]).toEqual([1, 0]);
  },
);

test('a text in which the writer finds no product is refused before anything is charged', async () => {
  const services = createTestServices();
  services.listingWriter.namesProduct = () => false;
  const titles = writeTitles(services, ana, key(), { ...caneca, description: 'PROMOÇÃO!!!' });
  await expect(titles).rejects.toMatchObject({ code: 'text_missing' });
  expect(services.writer.calls).toBe(0);
});
