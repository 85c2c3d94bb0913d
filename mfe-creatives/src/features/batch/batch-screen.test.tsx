import type { Prepare } from '@andromeda/platform/host';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBff, generation, photo, refusal } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import { find, NAMES, status, visitBatch as visit } from '../../testing/visit-batch.tsx';
import { createBatchStore } from './batch-store.ts';

keepBlobs();
const store = createBatchStore('user-1');
beforeEach(async () => {
  await store.clear();
});

const card = (name: string) => screen.getByRole('img', { name }).closest('li') as HTMLElement;

test('the first three are made first, then the others, all with one background', async () => {
  const bff = fakeBff();
  const user = await visit(bff);
  await status('5 na fila');
  await user.click(await find('Fazer as 3 primeiras'));
  await status('3 prontas, 2 na fila');
  // Three are sent at a time, so any of them may arrive first.
  expect(bff.requests.map(({ images }) => images[0]).sort()).toEqual(NAMES.slice(0, 3).sort());
  await user.click(await find('Fazer as outras 2'));
  await status('5 prontas');
  expect(bff.requests.map(({ images }) => images[0]).sort()).toEqual([...NAMES].sort());
  expect(new Set(bff.requests.map(({ key }) => key)).size).toBe(5);
  for (const { operation, options } of bff.requests)
    expect([operation, options]).toEqual([
      'change_background',
      { backgroundType: 'color', backgroundColor: 'FFFFFF', shadow: true },
    ]);
});

test('all can be made without a trial', async () => {
  const bff = fakeBff();
  const user = await visit(bff);
  await status('5 na fila');
  await user.click(await find('Fazer todas as 5 de uma vez'));
  await status('5 prontas');
  expect(screen.queryByRole('button', { name: /^Fazer/ })).toBeNull();
});

test('an order that a page left open is asked for again by its own name', async () => {
  const open = new Promise<Response>(() => undefined);
  const bff = fakeBff({ answer: () => open });
  const user = await visit(bff, NAMES.slice(0, 1));
  await user.click(await find('Fazer a foto'));
  await waitFor(() => expect(bff.requests).toHaveLength(1));
  cleanup();
  const later = fakeBff();
  await visit(later, []);
  await status('1 pronta');
  expect(later.requests.map(({ key }) => key)).toEqual(bff.requests.map(({ key }) => key));
});

test('without credits the batch stops, says why, and goes on later', async () => {
  let left = 1;
  const answer = () => (left-- > 0 ? Response.json(generation()) : refusal('insufficient_credits', 402));
  const bff = fakeBff({ answer, credits: 1 });
  const user = await visit(bff, NAMES.slice(0, 3));
  await screen.findByText(/^Você tem 1 crédito: o lote para/);
  await user.click(await find('Fazer as 3 fotos'));
  expect(await screen.findByRole('link', { name: 'Comprar Créditos' })).toBeTruthy();
  await status('1 pronta, 2 na fila');
  left = 2;
  await user.click(await find('Fazer as outras 2'));
  await status('3 prontas');
  expect(screen.queryByRole('link', { name: 'Comprar Créditos' })).toBeNull();
});

test('a photo that fails says why, holds up no other, and can be tried again', async () => {
  let fails = true;
  const answer = () => {
    if (!fails) return Response.json(generation());
    fails = false;
    return refusal('image_unreadable', 422);
  };
  const bff = fakeBff({ answer });
  const user = await visit(bff, NAMES.slice(0, 2));
  await user.click(await find('Fazer as 2 fotos'));
  await status('1 pronta, 1 sem sucesso');
  expect(screen.getByText('Não foi possível ler a imagem. Ela pode estar corrompida.')).toBeTruthy();
  const [failed] = bff.requests;
  await user.click(await find('Tentar de novo a que falhou'));
  await status('2 prontas');
  expect(bff.requests.at(-1)?.images).toEqual(failed?.images);
  expect(bff.requests.at(-1)?.key).not.toBe(failed?.key);
});

test('a lost connection is waited for, and the same order goes on', async () => {
  let lost = true;
  const answer = () =>
    lost ? Promise.reject(new TypeError('Failed to fetch')) : Response.json(generation());
  const bff = fakeBff({ answer });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = await visit(bff, NAMES.slice(0, 1));
  await user.click(await find('Fazer a foto'));
  expect(await screen.findByText(/O lote continua sozinho\.$/)).toBeTruthy();
  lost = false;
  online.mockRestore();
  dispatchEvent(new Event('online'));
  await status('1 pronta');
  expect(new Set(bff.requests.map(({ key }) => key)).size).toBe(1);
  expect(screen.queryByText(/O lote continua sozinho/)).toBeNull();
});

const pending = () =>
  Response.json(generation({ status: 'pending', imageId: null, saved: false }), { status: 202 });

test('the page says how many photos are on their way, and when it may be closed', async () => {
  const waiting: (() => void)[] = [];
  const answer = () => new Promise<Response>((resolve) => waiting.push(() => resolve(pending())));
  const user = await visit(fakeBff({ answer }));
  await status('5 na fila');
  await user.click(await find('Fazer todas as 5 de uma vez'));
  expect(await screen.findByText('Enviando 1 de 5…')).toBeTruthy();
  for (let sent = 0; sent < 5; sent++) {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.();
  }
  expect(await screen.findByText('Tudo enviado. Pode fechar esta página: o lote continua.')).toBeTruthy();
});

test('Parar finishes what is being made and takes everything else back', async () => {
  const made: string[] = [];
  const cancelled = { status: 'failed', errorCode: 'generation_cancelled', imageId: null } as const;
  const findSeveral = (keys: string[]) =>
    Response.json({
      orders: keys.map((key) => ({ key, generation: generation(made.includes(key) ? {} : cancelled) })),
    });
  const bff = fakeBff({ answer: pending, findSeveral });
  const user = await visit(bff);
  await status('5 na fila');
  await user.click(await find('Fazer todas as 5 de uma vez'));
  await screen.findByText('Tudo enviado. Pode fechar esta página: o lote continua.');
  made.push(...bff.requests.slice(0, 2).map(({ key }) => key ?? ''));
  await user.click(await find('Parar'));
  await status('2 prontas, 3 na fila');
  await find('Fazer as outras 3');
  expect(bff.stops).toHaveLength(1);
  expect(bff.requests).toHaveLength(5);
});

test('a doubtful cut-out waits for the user, who keeps or discards it', async () => {
  const bff = fakeBff({
    answer: () => Response.json(generation({ cutOutDoubtful: true, returnable: true, repairable: true })),
    readImage: () => Response.json({ id: 'image-1', returnable: true, cutOutDoubtful: true }),
  });
  const user = await visit(bff, NAMES.slice(0, 2));
  await user.click(await find('Fazer as 2 fotos'));
  await status('2 a conferir');
  const repair = within(card('caneca.png')).getByRole('link', { name: 'Corrigir recorte' });
  expect(repair.getAttribute('href')).toMatch(/^\/mobile\/corrigir-recorte\?imagem=/);
  await user.click(within(card('caneca.png')).getByRole('button', { name: 'Ficar com a imagem' }));
  await status('1 pronta, 1 a conferir');
  await user.click(within(card('tenis.png')).getByRole('button', { name: 'Descartar' }));
  await status('1 pronta');
  expect(bff.decisions).toEqual(['keep', 'discard']);
});

test('the repair is offered only where the server can repair the cut-out', async () => {
  const doubtful = generation({ cutOutDoubtful: true, returnable: true, repairable: false });
  const user = await visit(fakeBff({ answer: () => Response.json(doubtful) }), NAMES.slice(0, 1));
  await user.click(await find('Fazer a foto'));
  await status('1 a conferir');
  expect(within(card('caneca.png')).getByRole('button', { name: 'Ficar com a imagem' })).toBeTruthy();
  expect(within(card('caneca.png')).queryByRole('link', { name: 'Corrigir recorte' })).toBeNull();
});

test('a cut-out that was repaired elsewhere is ready on return', async () => {
  const doubtful = generation({ cutOutDoubtful: true, returnable: true });
  const bff = fakeBff({
    answer: () => Response.json(doubtful),
    readImage: () => Response.json({ id: 'image-1', returnable: true, cutOutDoubtful: true }),
  });
  const user = await visit(bff, NAMES.slice(0, 1));
  await user.click(await find('Fazer a foto'));
  await status('1 a conferir');
  cleanup();
  const repaired = { id: 'image-2', thumbnailUrl: '/api/images/2/file', returnable: false };
  await visit(fakeBff({ readImage: () => Response.json(repaired) }), []);
  await status('1 pronta');
  expect((await store.read()).items[0]?.picture?.imageId).toBe('image-2');
});

test('photos that are in the batch already are left out, and a user sees no other batch', async () => {
  await createBatchStore('somebody else').set({ running: true });
  const bff = fakeBff();
  await visit(bff, NAMES.slice(0, 2));
  await status('2 na fila');
  cleanup();
  await visit(bff, NAMES.slice(0, 3));
  await screen.findByText('2 fotos já estavam no lote.');
  await status('3 na fila');
  expect(bff.requests).toEqual([]);
});

test('a file that is no photo is named with its reason, and the photos beside it are taken', async () => {
  await visit(fakeBff(), []);
  const user = userEvent.setup({ applyAccept: false });
  await status('Suas fotos aparecem aqui');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const pdf = new File(['%PDF-1.7'], 'nota.pdf', { type: 'application/pdf' });
  await user.upload(input, [photo('caneca.png'), pdf]);
  await status('1 na fila');
  const problem = await screen.findByText('nota.pdf');
  expect(problem.parentElement?.textContent).toContain('Formato PDF não aceito.');
  expect(screen.getByText('JPG, PNG, WEBP, HEIC ou AVIF')).toBeTruthy();
});

test('finished pictures are prepared for marketplaces together', async () => {
  const bff = fakeBff({ readImage: () => Response.json({ id: 'image-1', returnable: false }) });
  const onPrepare = vi.fn<Prepare>();
  const user = await visit(bff, NAMES.slice(0, 2), onPrepare);
  await user.click(await find('Fazer as 2 fotos'));
  await status('2 prontas');
  await user.click(await find('Preparar para…'));
  await waitFor(() => expect(onPrepare).toHaveBeenCalledOnce());
  expect(onPrepare.mock.lastCall?.[0].images).toHaveLength(2);
});

test('another batch begins empty, after a question', async () => {
  const user = await visit(fakeBff(), NAMES.slice(0, 2));
  await status('2 na fila');
  await user.click(await find('Começar outro lote'));
  await user.click(await find('Começar outro'));
  await screen.findByText('Suas fotos aparecem aqui');
  expect((await store.read()).items).toEqual([]);
});
