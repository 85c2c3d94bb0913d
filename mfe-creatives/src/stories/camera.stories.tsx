import { inLargeLetters, onAPhone } from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { CameraScreen } from '../photos/camera/camera-screen.tsx';

const STILL = new URL('../tools/background/example-photo.webp', import.meta.url).href;

/** A still picture in place of what a camera sees. */
async function stillStream(): Promise<MediaStream> {
  const picture = await createImageBitmap(await (await fetch(STILL)).blob());
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 1200;
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const draw = () =>
    canvas
      .getContext('2d')
      ?.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  draw();
  const stream = canvas.captureStream();
  // A stream has no frame before its canvas is drawn again.
  const timer = setInterval(draw, 100);
  const [track] = stream.getTracks();
  const stop = track?.stop.bind(track);
  if (track && stop)
    track.stop = () => {
      clearInterval(timer);
      stop();
    };
  return stream;
}

/** What the browser answers to the question for a camera: a picture, or an error of this name. */
const answers = (error?: string, cameras = 2) => ({
  beforeEach: () => {
    const real = navigator.mediaDevices;
    const getUserMedia = () =>
      error ? Promise.reject(Object.assign(new Error(error), { name: error })) : stillStream();
    const enumerateDevices = async () =>
      Array.from({ length: cameras }, (_, index) => ({ kind: 'videoinput', deviceId: `${index}` }));
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia, enumerateDevices },
    });
    return () => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: real });
  },
});

const nothing = () => undefined;
const taken = (count: number) => Promise.all(Array.from({ length: count }, readStill));
const readStill = async () => new File([await (await fetch(STILL)).blob()], 'foto.webp');

const meta = {
  title: 'Telas/Câmera',
  component: CameraScreen,
  args: { onTake: nothing, onClose: nothing, onPick: nothing },
  parameters: { controls: { include: [] } },
} satisfies Meta<typeof CameraScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The camera lies over the page, outside the story's own root. */
const overThePage = (text: string | RegExp) => async () => {
  await screen.findAllByText(text, {}, { timeout: waiting.condition });
};

const shoot = async () => {
  await overThePage('Câmera ligada.')();
  screen.getByRole('button', { name: 'Tirar Foto' }).click();
  await overThePage('Foto tirada.')();
};

export const Live: Story = { ...answers(), name: 'Ligada', play: overThePage('Câmera ligada.') };
export const OnAPhone: Story = {
  ...answers(),
  ...onAPhone,
  name: 'No celular',
  play: overThePage('Câmera ligada.'),
};
export const Review: Story = { ...answers(), ...onAPhone, name: 'Foto tirada', play: shoot };
export const Several: Story = {
  ...answers(),
  ...onAPhone,
  name: 'Várias em seguida',
  tags: ['long'],
  loaders: [async () => ({ taken: await taken(3) })],
  render: (args, { loaded }) => <CameraScreen {...args} several={{ taken: loaded.taken, most: 200 }} />,
  play: overThePage('3 fotos'),
};
export const Full: Story = {
  ...answers(undefined, 1),
  ...onAPhone,
  name: 'Lote cheio',
  loaders: [async () => ({ taken: await taken(1) })],
  render: (args, { loaded }) => <CameraScreen {...args} several={{ taken: loaded.taken, most: 1 }} />,
  play: overThePage(/O lote está cheio/),
};
export const InLargeLetters: Story = {
  globals: inLargeLetters.globals,
  beforeEach: () => {
    const resize = inLargeLetters.beforeEach();
    const restore = answers().beforeEach();
    return () => {
      restore();
      resize();
    };
  },
  name: 'Com letras grandes',
  play: overThePage('Câmera ligada.'),
};
export const Refused: Story = {
  ...answers('NotAllowedError'),
  ...onAPhone,
  name: 'Bloqueada',
  play: overThePage(/A câmera está bloqueada/),
};
export const InUse: Story = {
  ...answers('NotReadableError'),
  name: 'Em uso',
  tags: ['long'],
  play: overThePage(/Outro aplicativo está usando a câmera/),
};
export const None: Story = {
  ...answers('NotFoundError'),
  name: 'Nenhuma câmera',
  tags: ['long'],
  play: overThePage(/Nenhuma câmera foi encontrada/),
};
