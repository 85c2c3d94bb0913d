import { holds, onAPhone, type RemoteScreen, screenAt, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Telas/Alterar fundo',
  ...screenAt(routes, '/mobile/alterar-fundo'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows('O resultado aparece aqui'),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('O resultado aparece aqui') };
export const SavedStyles: Story = {
  name: 'Com estilos salvos',
  tags: ['long'],
  play: shows('Mesa de madeira'),
};
export const SavedStylesOnAPhone: Story = {
  ...onAPhone,
  name: 'Com estilos salvos no celular',
  play: holds('Mesa de madeira'),
};
export const WithoutSavedStyles: Story = {
  name: 'Sem estilos salvos',
  args: { state: 'empty' },
  play: shows('Salvar este estilo'),
};
export const StylesNotLoaded: Story = {
  name: 'Estilos que não carregam',
  args: { state: 'error' },
  play: shows('Tentar novamente'),
};
