import { useNavigate } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { fakeBff, photo } from '../../testing/fake-bff.ts';
import { fakeCamera, seePicture, withoutMediaDevices } from '../../testing/fake-camera.ts';
import { CameraScreen } from './camera-screen.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function BrowserButtons() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        elsewhere
      </button>
    </>
  );
}

/** Opens a tool for one photo, in a browser with a back button. */
async function visit() {
  const bff = fakeBff();
  const within = routes.map(({ path, element }) => ({
    path,
    element: (
      <>
        {element}
        <BrowserButtons />
      </>
    ),
  }));
  const remote = { routes: [...within, { path: '/elsewhere', element: <p>Outra tela</p> }] };
  render(<FakeHost remote={remote as never} address="/mobile/remover-fundo" send={bff.send} />);
  return { bff, user: userEvent.setup() };
}

async function openCamera() {
  const visited = await visit();
  await visited.user.click(await find('Tirar Foto'));
  await screen.findByRole('dialog', { name: 'Câmera' });
  return visited;
}

const find = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');
const error = (name: string) => Object.assign(new Error(name), { name });

test('a photo is looked at, taken again, and goes the way of a chosen file; nothing is sent before the order', async () => {
  const camera = fakeCamera();
  const { bff, user } = await openCamera();
  await seePicture();
  await user.click(await find('Tirar Foto'));
  expect(await screen.findByRole('img', { name: 'Foto que você tirou' })).toBeTruthy();
  expect(screen.getByText('Foto tirada.')).toBeTruthy();
  await user.click(await find('Tirar outra'));
  await seePicture();
  await user.click(await find('Tirar Foto'));
  await user.click(await find('Usar foto'));
  expect(await screen.findByRole('img', { name: /^foto-\d{4}-\d\d-\d\d-\d{4}-2\.jpg$/ })).toBeTruthy();
  expect(dialog()).toBeNull();
  expect(camera.asked).toEqual([
    { audio: false, video: expect.objectContaining({ facingMode: { ideal: 'environment' } }) },
  ]);
  expect([camera.lights(), bff.requests]).toEqual([['ended'], []]);
});

test.each([
  [
    'NotAllowedError',
    'A câmera está bloqueada para este site. Libere-a nas configurações do navegador, ou escolha uma foto.',
  ],
  [
    'NotReadableError',
    'Outro aplicativo está usando a câmera. Feche-o e tente de novo, ou escolha uma foto.',
  ],
  ['NotFoundError', 'Nenhuma câmera foi encontrada neste aparelho. Escolha uma foto.'],
  ['TypeError', 'Não foi possível ligar a câmera. Tente de novo, ou escolha uma foto.'],
])('a camera that answers %s says so in one sentence, beside the choice of files', async (name, sentence) => {
  let refuses = true;
  fakeCamera({ ask: () => (refuses ? Promise.reject(error(name)) : Promise.resolve()) });
  const { user } = await openCamera();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]:not([capture])');
  const choice = vi.spyOn(input as HTMLInputElement, 'click');
  await user.click(await find('Escolher foto'));
  expect(choice).toHaveBeenCalledOnce();
  refuses = false;
  await user.click(await find('Tentar de novo'));
  await seePicture();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file chosen beside a refused camera closes the view and is taken', async () => {
  fakeCamera({ ask: () => Promise.reject(error('NotAllowedError')) });
  await openCamera();
  await find('Escolher foto');
  const input = document.querySelector('input[type="file"]:not([capture])') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [photo('caneca.png')] } });
  expect(await screen.findByRole('img', { name: 'caneca.png' })).toBeTruthy();
  expect(dialog()).toBeNull();
});

test('a camera that goes away says so, and its light is out', async () => {
  const camera = fakeCamera();
  await openCamera();
  await seePicture();
  act(() => camera.unplug());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'A câmera foi desligada ou desconectada. Tente de novo, ou escolha uma foto.',
  );
  expect(camera.lights()).toEqual(['ended']);
});

const ways: [string, () => void][] = [
  ['Fechar is pressed', () => fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
  ['Escape is pressed', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['the user goes back', () => fireEvent.click(screen.getByText('back'))],
  ['another screen is opened', () => fireEvent.click(screen.getByText('elsewhere'))],
  ['the page closes', () => cleanup()],
];

test.each(ways)('the light of the camera goes out when %s', async (_, close) => {
  const camera = fakeCamera();
  await openCamera();
  await seePicture();
  expect(camera.lights()).toEqual(['live']);
  close();
  await waitFor(() => expect(camera.lights()).toEqual(['ended']));
  await waitFor(() => expect(dialog()).toBeNull());
});

test('a hidden page gives the camera back at once, and takes it again when it returns', async () => {
  const camera = fakeCamera();
  await openCamera();
  await seePicture();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(camera.lights()).toEqual(['ended']);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(camera.lights()).toEqual(['ended', 'live']));
});

test('a camera that is granted after the view was closed goes out again', async () => {
  let grant = () => {};
  const camera = fakeCamera({
    ask: () =>
      new Promise((resolve) => {
        grant = resolve;
      }),
  });
  const { user } = await openCamera();
  await user.click(await find('Fechar'));
  await waitFor(() => expect(dialog()).toBeNull());
  grant();
  await waitFor(() => expect(camera.lights()).toEqual(['ended']));
});

test('cameras are changed where there are two, one at a time', async () => {
  const camera = fakeCamera({ cameras: ['back', 'front'] });
  const { user } = await openCamera();
  await seePicture();
  await user.click(await find('Trocar de câmera'));
  await waitFor(() => expect(camera.asked).toHaveLength(2));
  expect(camera.asked[1]?.video).toMatchObject({ deviceId: { exact: 'front' } });
  await waitFor(() => expect(camera.lights()).toEqual(['ended', 'live']));
});

test('one camera cannot be changed', async () => {
  fakeCamera();
  await openCamera();
  await seePicture();
  expect(screen.queryByRole('button', { name: 'Trocar de câmera' })).toBeNull();
});

test("the frame is the marketplace's, and the one chosen last is remembered", async () => {
  fakeCamera();
  const { user } = await openCamera();
  await seePicture();
  const fill = () => document.querySelector('[data-fill]')?.getAttribute('data-fill');
  expect(screen.getByText('No Mercado Livre, o produto ocupa pelo menos 95% da foto.')).toBeTruthy();
  expect(fill()).toBe('0.95');
  await user.click(screen.getByRole('radio', { name: 'Amazon' }));
  expect(screen.getByText('Na Amazon, o produto ocupa pelo menos 85% da foto.')).toBeTruthy();
  cleanup();
  await openCamera();
  await seePicture();
  expect(fill()).toBe('0.85');
});

test('no more photos are taken in a row than have room', async () => {
  fakeCamera();
  const nothing = () => {};
  const several = { taken: [photo('foto.jpg')], most: 1 };
  render(<CameraScreen onTake={nothing} onClose={nothing} onPick={nothing} several={several} />);
  await seePicture();
  expect(screen.getByText('1 foto. O lote está cheio.')).toBeTruthy();
  expect(await find('Tirar Foto')).toHaveProperty('disabled', true);
});

test("a phone that lends no camera to the page uses its own; a computer doesn't offer one", async () => {
  withoutMediaDevices();
  await visit();
  await screen.findByRole('button', { name: /Arraste, clique ou cole/ });
  expect(screen.queryByRole('button', { name: 'Tirar Foto' })).toBeNull();
  cleanup();
  const handheld = (query: string) => ({ matches: query.includes('hover: none') });
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...handheld(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { user } = await visit();
  await find('Tirar Foto');
  const own = vi.spyOn(document.querySelector('input[capture]') as HTMLInputElement, 'click');
  await user.click(await find('Tirar Foto'));
  expect(own).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
});
