import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeBff, generation } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import { find, NAMES, status, visitBatch } from '../../testing/visit-batch.tsx';
import { createBatchStore } from './batch-store.ts';

keepBlobs();
const store = createBatchStore('user-1');
beforeEach(async () => {
  await store.clear();
});

const toProduct = () => screen.queryByRole('link', { name: 'Criar produto' });

async function show(made: Parameters<typeof generation>[0], counts: string) {
  const user = await visitBatch(
    fakeBff({ answer: () => Response.json(generation(made)) }),
    NAMES.slice(0, 1),
  );
  await user.click(await find('Fazer a foto'));
  await status(counts);
  await user.click(await find('caneca.png'));
  await screen.findByRole('dialog', { name: 'caneca.png' });
}

test('a picture of a batch, seen large, begins a product', async () => {
  await show({}, '1 pronta');
  expect(toProduct()?.getAttribute('href')).toBe('/produtos/novo');
});

test('a doubtful cut-out begins no product before its user has decided', async () => {
  await show({ cutOutDoubtful: true, returnable: true }, '1 a conferir');
  expect(toProduct()).toBeNull();
});
