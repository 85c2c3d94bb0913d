import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Generation } from '../../contract/generations.ts';
import { DomainError } from '../domain-error.ts';
import { ProviderError } from '../ports/provider-error.ts';
import { StoreError } from '../ports/store-error.ts';
import { makeGeneration } from '../services/generation/make-generation.ts';
import { writeTitles } from '../services/texts/write-titles.ts';
import { createRecordingObserver } from '../testing/recording-observer.ts';
import { ana } from '../testing/test-accounts.ts';
import { solidPicture } from '../testing/test-providers.ts';
import { createTestServices } from '../testing/test-services.ts';
import { observeLedger, observeTexts } from './observe-credits.ts';

const photo = new File([new Uint8Array(await solidPicture('#369').jpeg().toBuffer())], 'foto.jpg');

const request = {
  userId: ana.userId,
  idempotencyKey: randomUUID(),
  fingerprint: 'f',
  operation: 'remove_background' as const,
  prompt: null,
  options: {},
  leaseSeconds: 30,
};

function createObservedServices() {
  const observer = createRecordingObserver();
  const services = createTestServices();
  services.ledger = observeLedger(observer, services.ledger);
  services.textRepository = observeTexts(observer, services.textRepository);
  const entries = () =>
    observer.events.flatMap((event) => (event.what === 'credit' ? [`${event.currency} ${event.entry}`] : []));
  return { services, observer, entries };
}

const make = (services: ReturnType<typeof createTestServices>): Promise<Generation> =>
  makeGeneration(services, ana, {
    idempotencyKey: randomUUID(),
    operation: 'change_background',
    images: [photo],
    prompt: null,
    options: {},
  });

test('a picture reserves a credit and keeps it', async () => {
  const { services, entries } = createObservedServices();
  await make(services);
  expect(entries()).toEqual(['image reserve', 'image commit']);
});

test('a picture that fails gives its credit back', async () => {
  const { services, entries } = createObservedServices();
  services.provider.changeBackgroundColor = () => Promise.reject(new ProviderError('refused', 'não'));
  await expect(make(services)).rejects.toBeInstanceOf(DomainError);
  expect(entries()).toEqual(['image reserve', 'image release']);
});

test('a picture that could not be stored gives its credit back', async () => {
  const { services, entries } = createObservedServices();
  services.pictures.put = () => Promise.reject(new StoreError('rejected', 'full'));
  await make(services);
  expect(entries()).toEqual(['image reserve', 'image release']);
});

test('a repeated reservation and a repeated release are counted once', async () => {
  const { services, entries } = createObservedServices();
  const { ledger } = services;
  const reserved = await ledger.reserveCredit(request);
  expect(await ledger.reserveCredit(request)).toEqual(reserved);
  if (!('record' in reserved)) throw new Error('the credit was not reserved');
  for (const _attempt of [1, 2]) await ledger.releaseGeneration(reserved.record.id, 'generation_cancelled');
  expect(entries()).toEqual(['image reserve', 'image release']);
});

test('texts count their turbo credits, and nothing where they are free that day', async () => {
  const { services, entries } = createObservedServices();
  const write = () =>
    writeTitles(services, ana, randomUUID(), {
      description: 'Caneca azul esmaltada',
      keywords: '',
      marketplace: 'mercado_livre',
    });
  await write();
  expect(entries()).toEqual([]);
  services.turbo.set(ana.userId, 1);
  await write();
  expect(entries()).toEqual(['turbo reserve', 'turbo commit']);
});

test('requests that were released at the end of their lease are counted', async () => {
  const { services, observer } = createObservedServices();
  const { project, clock } = services;
  await services.ledger.reserveCredit(request);
  await clock.advance(31_000);
  expect(await services.ledger.releaseExpired(clock.now())).toBe(1);
  expect(project.credits.get(ana.userId)).toBe(5);
  expect(observer.events.at(-1)).toEqual({ what: 'lease_ended', currency: 'image', requests: 1 });
});
