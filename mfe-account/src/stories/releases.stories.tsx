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
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

const meta = {
  title: 'Telas/Partes da aplicação',
  ...screenAt(routes, '/admin/remotes'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows('mfe-library'),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('mfe-library') };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds('mfe-library'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds('mfe-library'),
};
const openPlaces: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver lugares e eventos' }));
  await canvas.findByRole('button', { name: 'Subir mfe-cupons' });
};
export const Places: Story = { name: 'Um lugar arrumado', tags: ['long'], play: openPlaces };
export const PlacesOnAPhone: Story = {
  ...onAPhone,
  name: 'Um lugar arrumado, no celular',
  play: openPlaces,
};
/** The page of one version. */
const version = { address: '/admin/remotes/mfe-library/0.1.0-b7e0335a1c' };
export const Version: Story = {
  name: 'Uma versão',
  tags: ['long'],
  args: version,
  play: shows('O que mudou'),
};
export const VersionOnAPhone: Story = {
  ...onAPhone,
  name: 'Uma versão, no celular',
  args: version,
  play: holds('O que mudou'),
};
const openComparison: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^\/library no computador/ }));
  await screen.findByRole('slider');
};
export const Compared: Story = {
  name: 'Uma tela em duas versões',
  args: version,
  play: openComparison,
};
export const ComparedOnAPhone: Story = {
  ...onAPhone,
  name: 'Uma tela em duas versões, no celular',
  args: version,
  play: openComparison,
};
export const VersionPassed: Story = {
  name: 'Uma versão que o verificador passou',
  args: { address: '/admin/remotes/mfe-library/0.1.0-4f8a21c09d' },
  play: shows('conferida pelo verificador'),
};
export const VersionGone: Story = {
  name: 'Uma versão que não há',
  args: { ...version, state: 'empty' },
  play: shows('Esta versão não está mais no registro.'),
};
export const Empty: Story = {
  name: 'Vazio',
  args: { state: 'empty' },
  play: shows('Nenhuma parte foi publicada ainda'),
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'error' },
  play: shows('Não foi possível carregar as partes da aplicação. Tente novamente.'),
};
export const Loading: Story = {
  name: 'Carregando',
  args: { state: 'pending' },
};
