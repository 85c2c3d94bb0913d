import {
  holds,
  inLargeLetters,
  onAPhone,
  type RemoteScreen,
  screenAt,
  shows,
  zoomed,
} from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

const meta = {
  title: 'Telas/Produtos/Novo',
  ...screenAt(routes, '/produtos/novo'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const patiently = { timeout: waiting.condition };
const pictureAddress = (number: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="hsl(${number * 40} 60% 55%)"/><circle cx="4" cy="4" r="2" fill="white"/></svg>`,
  )}`;
/** Nine pictures, as the library gives them. */
const withPictures = {
  address: {
    pathname: '/produtos/novo',
    state: {
      imageIds: Array.from({ length: 9 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`),
      name: 'Caneca azul de cerâmica',
    },
  },
  answers: {
    'GET /api/images/:id': ({ params: [id = ''] }: { params: readonly string[] }) =>
      Response.json({
        ...{ id, prompt: null, name: 'Caneca azul', operation: 'generate_image', dominantColor: '#5b4bd6' },
        thumbnailUrl: pictureAddress(Number(id.at(-1))),
      }),
  },
};

export const Normal: Story = { name: 'Normal', tags: ['long'], play: shows('Nome do produto') };
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('Nome do produto') };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds('Nome do produto'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds('Nome do produto'),
};
export const WithPictures: Story = {
  name: 'Com imagens escolhidas',
  tags: ['long'],
  args: withPictures,
  play: shows('As 9 imagens que você escolheu entram neste produto.'),
};
export const WithPicturesOnAPhone: Story = {
  ...onAPhone,
  name: 'Com imagens escolhidas, no celular',
  args: withPictures,
  play: holds('As 9 imagens que você escolheu entram neste produto.'),
};
export const IntoAnother: Story = {
  name: 'Em um produto que já existe',
  args: withPictures,
  play: async ({ canvas, userEvent }) => {
    const opener = { name: 'Pôr em um produto que já existe' };
    await userEvent.click(await canvas.findByRole('button', opener, patiently));
    await screen.findByRole('button', { name: /^Vela aromática/ }, patiently);
  },
};
export const WrongCode: Story = {
  name: 'Com um código errado',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Código de barras/ }, patiently));
    await userEvent.paste('7891000315508');
    await userEvent.tab();
    await canvas.findByText('Este código não confere: verifique os dígitos');
  },
};
