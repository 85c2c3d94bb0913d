import { FakeHost } from '@andromeda/platform/testing';
import { createFakeBff } from '@andromeda/platform/testing/browser';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { refusal } from '../../testing/account-network.ts';
import { messages } from './messages.ts';
import { inkOn, readingOn } from './reading-colors.ts';

beforeEach(() => sessionStorage.clear());

type Options = Parameters<typeof createFakeBff>[0];

async function visit(options: Options = { state: 'empty' }) {
  const send = vi.fn(createFakeBff(options));
  render(<FakeHost remote={{ routes }} address="/settings/marca" send={send} />);
  await screen.findByRole('button', { name: 'Salvar marca' });
  const sent = (method: string) =>
    send.mock.calls.filter(([, init]) => init?.method === method).map(([, init]) => String(init?.body));
  return { user: userEvent.setup({ applyAccept: false }), sent, send };
}

const save = () => screen.getByRole('button', { name: 'Salvar marca' });
const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
const upload = (user: ReturnType<typeof userEvent.setup>, file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The screen takes no file.');
  return user.upload(input, file);
};

test('a shop’s choices are saved as they were made', async () => {
  const { user, sent } = await visit();
  await user.click(screen.getByRole('checkbox', { name: 'Usar uma cor principal' }));
  const code = screen.getByLabelText('Código da cor');
  await user.clear(code);
  await user.type(code, '#14532D{Enter}');
  await user.click(choice('Títulos e preços', 'Nunito'));
  await user.click(choice('Etiqueta de preço', 'Etiqueta'));
  await user.click(choice('Canto do logo', 'Em cima, à esquerda'));
  await user.click(save());
  expect(await screen.findByText(messages.saved)).toBeTruthy();
  expect(JSON.parse(sent('PUT').at(-1) ?? '')).toEqual({
    mainColor: '#14532D',
    accentColor: null,
    headingFace: 'nunito',
    bodyFace: 'poppins',
    tagStyle: 'label',
    logoCorner: 'top_left',
  });
});

test('what was chosen and could not be saved stays, also after a reload', async () => {
  const answers = { 'PUT /api/brand-kit': () => refusal(500, 'internal_error') };
  const { user } = await visit({ state: 'empty', answers });
  await user.click(choice('Etiqueta de preço', 'Pílula'));
  await user.click(save());
  expect(await screen.findByText(messages.saveFailed)).toBeTruthy();
  expect(choice('Etiqueta de preço', 'Pílula')).toHaveProperty('checked', true);
  cleanup();
  await visit({ state: 'empty', answers });
  expect(choice('Etiqueta de preço', 'Pílula')).toHaveProperty('checked', true);
});

test('a logo is kept as soon as it is chosen, and can be removed', async () => {
  const { user } = await visit();
  await upload(user, new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByRole('img', { name: 'Logo da loja' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remover logo' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Logo da loja' })).toBeNull());
});

test('a file that is no picture is refused before it is sent, and the choices stay', async () => {
  const { user, sent } = await visit();
  await user.click(choice('Etiqueta de preço', 'Reta'));
  await upload(user, new File(['x'], 'logo.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(messages.logoRefused)).toBeTruthy();
  expect(sent('PUT')).toEqual([]);
  expect(choice('Etiqueta de preço', 'Reta')).toHaveProperty('checked', true);
});

/** A browser that reads HEIC by itself, and draws a small PNG of it. */
function readHeic() {
  const close = () => undefined;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 1000, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((settle, type = '') =>
    settle(new Blob(['x'], { type })),
  );
}
const HEIC = new File(['\0\0\0\x18ftypheic'], 'logo.heic', { type: 'image/heic' });

test('a logo in HEIC goes as a PNG', async () => {
  readHeic();
  const { user, send } = await visit();
  await upload(user, HEIC);
  expect(await screen.findByRole('img', { name: 'Logo da loja' })).toBeTruthy();
  const body = send.mock.calls.find(([, init]) => init?.method === 'PUT')?.[1]?.body as FormData;
  const { name, type } = body.get('image') as File;
  expect([name, type]).toEqual(['logo.png', 'image/png']);
});

test('a logo in HEIC that nobody can read says so, and nothing is sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new TypeError('unread')));
  const { user, sent } = await visit();
  await upload(user, new File(['\0\0\0\x18ftypwhat'], 'logo.heic', { type: 'image/heic' }));
  expect(await screen.findByText(/^Não foi possível abrir esta foto HEIC/)).toBeTruthy();
  expect(sent('PUT')).toEqual([]);
});

test('the server’s reason for refusing a logo is shown beside it', async () => {
  const answers = { 'PUT /api/brand-kit/logo': () => refusal(413, 'image_too_large') };
  const { user } = await visit({ state: 'empty', answers });
  await upload(user, new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText(/10 MB/)).toBeTruthy();
});

test('a shop that was saved before shows its choices and its logo', async () => {
  await visit({ state: 'normal' });
  expect(choice('Títulos e preços', 'Nunito')).toHaveProperty('checked', true);
  expect(screen.getByRole('img', { name: 'Logo da loja' })).toBeTruthy();
  expect(screen.getAllByLabelText('Código da cor').map((field) => (field as HTMLInputElement).value)).toEqual(
    ['#6B2FA0', '#F59E0B'],
  );
});

test('the settings lead to the shop’s brand', async () => {
  render(<FakeHost remote={{ routes }} address="/settings" send={createFakeBff()} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Abrir marca da loja' }));
  expect(await screen.findByRole('heading', { name: 'Marca da loja', level: 1 })).toBeTruthy();
});

test('the preview takes an ink that reads, and darkens a headline until it does', () => {
  expect([inkOn('#14532D'), inkOn('#FACC15')]).toEqual(['#ffffff', '#16141a']);
  expect(readingOn('#f1ece6', '#14532D')).toBe('rgb(20 83 45)');
  expect(readingOn('#f1ece6', '#F97316')).not.toBe('rgb(249 115 22)');
  expect(readingOn('#f1ece6', '#FFFFFF')).toBeNull();
});
