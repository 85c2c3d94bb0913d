import {
  holds,
  inLargeLetters,
  onAPhone,
  type RemoteScreen,
  screenAt,
  shows,
  zoomed,
} from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '../features/brand/messages.ts';
import { routes } from '../routes.tsx';

const meta = {
  title: 'Telas/Marca da loja',
  ...screenAt(routes, '/settings/marca'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = { name: 'Normal', tags: ['long'], play: shows('Trocar logo') };
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('Trocar logo') };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds('Trocar logo'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds('Trocar logo'),
};
export const Empty: Story = { name: 'Vazia', args: { state: 'empty' }, play: shows('Escolher logo') };
export const Failed: Story = { name: 'Com falha', args: { state: 'error' }, play: shows(messages.unread) };
export const Loading: Story = { name: 'Carregando', args: { state: 'pending' } };
export const WrongFile: Story = {
  ...onAPhone,
  name: 'Logo recusado, no celular',
  args: {
    answers: {
      'PUT /api/brand-kit/logo': () =>
        Response.json({ error: { code: 'image_unreadable', requestId: 'r' } }, { status: 422 }),
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('Trocar logo');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('The screen takes no file.');
    await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
    await canvas.findByRole('alert');
  },
};
