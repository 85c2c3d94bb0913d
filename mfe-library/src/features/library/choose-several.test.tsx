import { ApiError, type LibraryImage } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { fakeLibrary, pictures } from '../../testing/fake-library.ts';
import { zipPictures } from './zip-pictures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

const picture = (index: number, prompt = `Criativo ${index}`): LibraryImage => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  imageUrl: `http://localhost/file/${index}`,
  thumbnailUrl: `http://localhost/file/${index}`,
  prompt,
  name: null,
  operation: 'change_background',
  width: 8,
  height: 6,
  dominantColor: null,
  favorite: false,
  cutOutDoubtful: false,
  returnable: false,
  repairable: false,
  cutOutGround: null,
  repaired: false,
  sourceType: 'algorithmicallyEnhanced',
  productId: null,
  createdAt: '2026-11-20T15:00:00.000Z',
});

/** A library of five that really deletes; `deleted` holds what was asked for. */
async function visit({ refuse, late }: { refuse?: string; late?: string } = {}) {
  let kept = Array.from({ length: 5 }, (_, index) => picture(index + 1));
  const deleted: string[] = [];
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    const id = url.pathname.split('/').at(-1) ?? '';
    if (init?.method !== 'DELETE') {
      const found = kept.filter(({ prompt }) => prompt?.includes(url.searchParams.get('search') ?? ''));
      return Response.json({ images: found, total: found.length, page: 1, pageSize: 24 });
    }
    deleted.push(id.slice(-1));
    if (late && deleted.length === 1 && id.endsWith(late)) return new Promise(() => {});
    if (id.endsWith(refuse ?? 'none'))
      return Response.json({ error: { code: 'internal_error' } }, { status: 500 });
    kept = kept.filter((image) => image.id !== id);
    return new Response(null, { status: 204 });
  });
  const open = async () => {
    cleanup();
    render(<FakeHost remote={{ routes }} address="/library" send={send} />);
    await pass(10);
  };
  await open();
  return { deleted, open };
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

test('leaving the screen deletes the chosen pictures at once', async () => {
  const { deleted } = await visit();
  fireEvent.click(box(5));
  press('Excluir escolhidas');
  cleanup();
  await pass(10);
  expect(deleted).toEqual(['5']);
});

test('pictures that could not be deleted return with a message', async () => {
  await visit({ refuse: '2' });
  fireEvent.click(box(1));
  fireEvent.click(box(2));
  press('Excluir escolhidas');
  await pass(6100);
  expect(screen.getByText('Não foi possível excluir a imagem. Tente novamente.')).toBeTruthy();
  expect(screen.getByText('Criativo 2')).toBeTruthy();
  expect(screen.queryByText('Criativo 1')).toBeNull();
});

const remove = (index: number) => {
  const card = screen.getByRole('heading', { name: `Criativo ${index}` }).closest('li');
  fireEvent.click(within(card ?? document.body).getByRole('button', { name: 'Excluir' }));
};

describe('a single picture', () => {
  test('is deleted like several: without a question, after a while in which it may be taken back', async () => {
    const { deleted } = await visit();
    remove(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('Criativo 2')).toBeNull();
    expect(screen.getByText('Excluindo 1 imagem…')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Desfazer');
    await pass(5900);
    press('Desfazer');
    await pass(10_000);
    expect(deleted).toEqual([]);
    remove(2);
    await pass(6100);
    expect(deleted).toEqual(['2']);
    expect(screen.getByText('Imagem excluída com sucesso!')).toBeTruthy();
  });

  test('is deleted by a reload within that while', async () => {
    const { deleted } = await visit();
    remove(3);
    window.dispatchEvent(new Event('pagehide'));
    await pass(10);
    expect(deleted).toEqual(['3']);
  });

  test('is not listed by the page after a reload, even where its deletion is still on its way', async () => {
    const { deleted, open } = await visit({ late: '3' });
    remove(3);
    window.dispatchEvent(new Event('pagehide'));
    await open();
    expect(screen.queryByText('Criativo 3')).toBeNull();
    expect(screen.getByText('Mostrando 1 - 4 de 4 imagens')).toBeTruthy();
    expect(deleted).toEqual(['3', '3']);
    await open();
    expect(deleted).toEqual(['3', '3']);
  });

  test('that could not be deleted returns with a message', async () => {
    await visit({ refuse: '4' });
    remove(4);
    await pass(6100);
    expect(screen.getByText('Não foi possível excluir a imagem. Tente novamente.')).toBeTruthy();
    expect(screen.getByText('Criativo 4')).toBeTruthy();
  });

  test('is chosen no more once it is deleted, and what else is chosen stays so', async () => {
    await visit();
    fireEvent.click(box(1));
    fireEvent.click(box(2));
    remove(1);
    await pass(6100);
    expect(screen.getByText('1 imagem escolhida')).toBeTruthy();
    expect(box(2).checked).toBe(true);
  });

  test('that was the only one of page 2 leads to page 1', async () => {
    render(<FakeHost remote={{ routes }} address="/library?page=2" send={fakeLibrary(pictures(25)).send} />);
    await pass(10);
    expect(screen.getByText('Mostrando 25 - 25 de 25 imagens')).toBeTruthy();
    remove(25);
    await pass(6100);
    await pass(100);
    expect(screen.getByText('Mostrando 1 - 24 de 24 imagens')).toBeTruthy();
  });
});

test('a whole page is chosen at once, where no Shift key is at hand', async () => {
  await visit();
  fireEvent.click(box(2));
  press('Escolher todas desta página');
  expect(screen.getByText('5 imagens escolhidas')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Escolher todas desta página' })).toBeNull();
});

test('a search that finds nothing decides no deletion and forgets no choice', async () => {
  const { deleted } = await visit();
  fireEvent.click(box(1));
  press('Excluir escolhidas');
  fireEvent.click(box(2));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nada' } });
  await pass(400);
  await pass(400);
  expect(screen.getByText('Nenhuma imagem encontrada')).toBeTruthy();
  expect(deleted).toEqual([]);
  press('Desfazer');
  expect(screen.getByText('1 imagem escolhida, 1 fora desta tela')).toBeTruthy();
  await pass(10_000);
  expect(deleted).toEqual([]);
});

test('what is chosen and hidden by a search is counted and shown before it is deleted', async () => {
  await visit();
  fireEvent.click(box(1));
  fireEvent.click(box(2));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Criativo 2' } });
  await pass(400);
  await pass(400);
  expect(screen.getByText('2 imagens escolhidas, 1 fora desta tela')).toBeTruthy();
  const hidden = within(screen.getByRole('list', { name: 'Escolhidas fora desta tela' }));
  expect(hidden.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Criativo 1']);
});

const never = () => Promise.reject(new Error('not asked for'));
const textOf = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());

test('a ZIP holds every picture, two of one prompt under two names', async () => {
  vi.useRealTimers();
  const send = vi.fn<typeof fetch>(async (address) => new Response(`bytes of ${address}`));
  const pictures = [picture(1, 'Caneca'), picture(2, 'Caneca'), picture(3, 'Tênis')];
  const { file, missing } = await zipPictures(pictures, { read: never, send });
  const text = await textOf(file);
  for (const name of ['Caneca.png', 'Caneca-2.png', 'Tenis.png', 'bytes of http://localhost/file/2'])
    expect(text).toContain(name);
  expect(missing).toBe(0);
  send.mockImplementation(async () => new Response('', { status: 500 }));
  await expect(zipPictures([picture(1)], { read: never, send })).rejects.toThrow('HTTP 500');
});

test('in a ZIP an expired address is renewed, and a picture deleted meanwhile is left out and named', async () => {
  vi.useRealTimers();
  const send = vi.fn<typeof fetch>(async (address) =>
    String(address).endsWith('fresh') ? new Response('bytes') : new Response('', { status: 403 }),
  );
  const read = async (id: string) => {
    if (id.endsWith('2')) throw new ApiError({ code: 'not_found', status: 404 });
    return { ...picture(1), imageUrl: 'http://localhost/fresh' };
  };
  const { file, missing } = await zipPictures([picture(1), picture(2)], { read, send });
  expect(await textOf(file)).toContain('Criativo-1.png');
  expect(missing).toBe(1);
  await expect(zipPictures([picture(2)], { read, send })).rejects.toThrow('none of the pictures');
});
