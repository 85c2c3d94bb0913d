import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeBff } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import { find, NAMES, status, visitBatch as visit } from '../../testing/visit-batch.tsx';
import { createBatchStore } from './batch-store.ts';

keepBlobs();
beforeEach(() => createBatchStore('user-1').clear());

test('a described background needs words', async () => {
  const bff = fakeBff();
  const user = await visit(bff, NAMES.slice(0, 1));
  await user.click(await screen.findByRole('radio', { name: 'Descrição com IA' }));
  expect((await find('Fazer a foto')).hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Descreva o fundo' }), 'mesa de madeira');
  await user.click(await find('Fazer a foto'));
  await status('1 pronta');
  expect(bff.requests).toMatchObject([{ operation: 'change_background', prompt: 'mesa de madeira' }]);
});

test('with another background the finished ones are made again on demand', async () => {
  const bff = fakeBff();
  const user = await visit(bff);
  await status('5 na fila');
  await user.click(await find('Fazer as 3 primeiras'));
  await status('3 prontas, 2 na fila');
  await user.click(await screen.findByRole('radio', { name: 'Remover' }));
  await user.click(await find('Refazer 3 com este estilo'));
  await waitFor(() => expect(bff.requests).toHaveLength(6));
  await status('3 prontas, 2 na fila');
  expect(bff.requests.slice(3).map(({ operation }) => operation)).toEqual(
    Array.from({ length: 3 }, () => 'remove_background'),
  );
});

test('margin and shadow are kept with the batch, and what was made without them is made again on demand', async () => {
  const bff = fakeBff();
  const user = await visit(bff, NAMES.slice(0, 1));
  const redo = async (count: number) => {
    await user.click(await find('Refazer 1 com este estilo'));
    await waitFor(() => expect(bff.requests).toHaveLength(count));
    await status('1 pronta');
  };
  await user.click(await find('Fazer a foto'));
  await status('1 pronta');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Margem' }), 'Grande');
  await redo(2);
  await user.click(screen.getByRole('checkbox', { name: 'Sombra sob o produto' }));
  await redo(3);
  cleanup();
  await visit(bff, []);
  await screen.findByRole('option', { name: 'Grande', selected: true });
  await user.click(screen.getByRole('button', { name: 'Preto' }));
  await redo(4);
  const style = { backgroundType: 'color', backgroundColor: 'FFFFFF', shadow: true };
  expect(bff.requests.map(({ options }) => options)).toEqual([
    style,
    { ...style, margin: 'large' },
    { ...style, margin: 'large', shadow: false },
    { ...style, margin: 'large', shadow: false, backgroundColor: '000000' },
  ]);
});
