import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBff, generation } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import { find, NAMES, status, visitBatch } from '../../testing/visit-batch.tsx';
import { createBatchStore } from './batch-store.ts';

keepBlobs();
const store = createBatchStore('user-1');
beforeEach(async () => {
  await store.clear();
});

test('what is in doubt says that it is left out, and is found at one press', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  let made = 0;
  const answer = () =>
    Response.json(generation(made++ === 1 ? { cutOutDoubtful: true, returnable: true } : {}));
  const user = await visitBatch(fakeBff({ answer }), NAMES.slice(0, 2));
  await user.click(await find('Fazer as 2 fotos'));
  await status('1 pronta, 1 a conferir');
  expect(
    screen.getByText('A que falta conferir só entra no ZIP e nos canais depois que você decidir.'),
  ).toBeTruthy();
  await user.click(await find('Ver o que falta conferir'));
  const shown = scroll.mock.contexts.at(-1) as HTMLElement;
  expect(shown.textContent).toContain('Descartar');
  scroll.mockRestore();
  expect(document.activeElement).toBe(shown);
  await user.click(await find('Descartar'));
  await status('1 pronta');
  expect(screen.queryByRole('button', { name: 'Ver o que falta conferir' })).toBeNull();
});

test('a run says when it ends from its second photo on, until it is stopped', async () => {
  const waiting: (() => void)[] = [];
  const answer = () =>
    new Promise<Response>((resolve) => waiting.push(() => resolve(Response.json(generation()))));
  const user = await visitBatch(fakeBff({ answer }), NAMES.slice(0, 4));
  await user.click(await find('Fazer todas as 4 de uma vez'));
  await waitFor(() => expect(waiting).toHaveLength(3));
  waiting.shift()?.();
  await status('1 pronta, 3 em andamento');
  expect(screen.queryByText(/^Falta/)).toBeNull();
  waiting.shift()?.();
  const expected = await status('Falta menos de 1 min');
  expect(expected.getAttribute('aria-live')).toBe('polite');
  await user.click(await find('Parar'));
  await waitFor(() => expect(expected.textContent).toBe(''));
  for (const resolve of waiting) resolve();
});

/** A screen on which the pictures stand below the choices. */
const onAPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

test('on a phone a run brings its pictures into view, and the style lies folded above them afterwards', async () => {
  onAPhone();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const user = await visitBatch(fakeBff());
  await user.click(await find('Fazer as 3 primeiras'));
  await status('3 prontas, 2 na fila');
  expect(scroll.mock.contexts).toEqual([screen.getByRole('region', { name: 'Andamento do lote' })]);
  scroll.mockRestore();
  expect(screen.queryByRole('radio', { name: 'Remover' })).toBeNull();
  await user.click(await find('Mudar o estilo'));
  await user.click(screen.getByRole('radio', { name: 'Remover' }));
  expect(await find('Refazer 3 com este estilo')).toBeTruthy();
  vi.unstubAllGlobals();
});
