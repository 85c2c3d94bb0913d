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
import { routes } from '../routes.tsx';

const meta = {
  title: 'Telas/Palavras-chave',
  ...screenAt(routes, '/keyword-generator'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows(/Restam 12 créditos turbo/),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds(/Restam 12 créditos turbo/) };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds(/Restam 12 créditos turbo/),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds(/Restam 12 créditos turbo/),
};
export const WithoutCredits: Story = {
  name: 'Sem créditos',
  args: { state: 'no_credits' },
  play: shows(/gerações gratuitas de hoje acabaram/),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar o histórico. Tente novamente.'),
};
