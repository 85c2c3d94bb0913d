import type { LibraryImage } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { zipPictures } from './zip-pictures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const picture = (index: number, prompt = `Criativo ${index}`): LibraryImage => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  imageUrl: `http://localhost/file/${index}`,
  thumbnailUrl: `http://localhost/file/${index}`,
  prompt,
  operation: 'change_background',
  width: 8,
  height: 6,
  dominantColor: null,
  favorite: false,
  createdAt: '2026-11-20T15:00:00.000Z',
});

/** A library of five that really deletes; `deleted` holds what was asked for. */
async function visit({ refuse }: { refuse?: string } = {}) {
  let kept = Array.from({ length: 5 }, (_, index) => picture(index + 1));
  const deleted: string[] = [];
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const id = new URL(String(input instanceof Request ? input.url : input)).pathname.split('/').at(-1) ?? '';
    if (init?.method !== 'DELETE')
      return Response.json({ images: kept, total: kept.length, page: 1, pageSize: 24 });
    deleted.push(id.slice(-1));
    if (id.endsWith(refuse ?? 'none'))
      return Response.json({ error: { code: 'internal_error' } }, { status: 500 });
    kept = kept.filter((image) => image.id !== id);
    return new Response(null, { status: 204 });
  });
  render(<FakeHost remote={{ routes }} address="/library" send={send} />);
  await pass(10);
  return { deleted };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const box = (index: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Escolher Criativo ${index}` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('Shift chooses everything between, and the bar counts it', async () => {
  await visit();
  fireEvent.click(box(2));
  expect(screen.getByText('1 imagem escolhida')).toBeTruthy();
  fireEvent.click(box(4), { shiftKey: true });
  expect(screen.getByText('3 imagens escolhidas')).toBeTruthy();
  expect([1, 2, 3, 4, 5].map((index) => box(index).checked)).toEqual([false, true, true, true, false]);
  press('Limpar seleção');
  expect(box(2).checked).toBe(false);
});

test('several are deleted after a while in which it may be taken back', async () => {
  const { deleted } = await visit();
  fireEvent.click(box(1));
  fireEvent.click(box(3));
  press('Excluir escolhidas');
  expect(screen.queryByText('Criativo 1')).toBeNull();
  expect(screen.getByText('Excluindo 2 imagens…')).toBeTruthy();
  await pass(5900);
  press('Desfazer');
  await pass(10_000);
  expect(deleted).toEqual([]);
  expect(screen.getByText('Criativo 1')).toBeTruthy();
  fireEvent.click(box(1));
  fireEvent.click(box(3));
  press('Excluir escolhidas');
  await pass(6100);
  expect(deleted.sort()).toEqual(['1', '3']);
  expect(screen.getByText('2 imagens excluídas com sucesso!')).toBeTruthy();
  expect(screen.getByText('Mostrando 1 - 3 de 3 imagens')).toBeTruthy();
});

test('whoever leaves the screen meanwhile has decided', async () => {
  const { deleted } = await visit();
  fireEvent.click(box(5));
  press('Excluir escolhidas');
  cleanup();
  await pass(10);
  expect(deleted).toEqual(['5']);
});

test('what could not be deleted is told and is there again', async () => {
  await visit({ refuse: '2' });
  fireEvent.click(box(1));
  fireEvent.click(box(2));
  press('Excluir escolhidas');
  await pass(6100);
  expect(screen.getByText('Não foi possível excluir a imagem. Tente novamente.')).toBeTruthy();
  expect(screen.getByText('Criativo 2')).toBeTruthy();
  expect(screen.queryByText('Criativo 1')).toBeNull();
});

test('a ZIP holds every picture, two of one prompt under two names', async () => {
  vi.useRealTimers();
  const send = vi.fn<typeof fetch>(async (address) => new Response(`bytes of ${address}`));
  const zip = await zipPictures([picture(1, 'Caneca'), picture(2, 'Caneca'), picture(3, 'Tênis')], send);
  const text = new TextDecoder('latin1').decode(await zip.arrayBuffer());
  for (const name of ['Caneca.png', 'Caneca-2.png', 'Tenis.png', 'bytes of http://localhost/file/2'])
    expect(text).toContain(name);
  send.mockImplementation(async () => new Response('', { status: 403 }));
  await expect(zipPictures([picture(1)], send)).rejects.toThrow('HTTP 403');
});
