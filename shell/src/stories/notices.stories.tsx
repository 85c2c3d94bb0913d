import { forgetDrafts } from '@andromeda/platform/host';
import { holds, onAPhone, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShellPage } from './shell-page.tsx';

const saved = {
  type: 'success',
  message: 'Imagem salva com sucesso na sua biblioteca!',
  durationMs: null,
} as const;
const failed = {
  type: 'error',
  message: 'Não foi possível carregar suas imagens. Tente novamente.',
} as const;
const longest = {
  type: 'warning',
  message: 'A imagem foi processada, mas não foi possível salvá-la na biblioteca.',
  durationMs: null,
} as const;

/** The notices of the shell over a real screen: an error in the banner, the others in the snackbar. */
const meta = {
  title: 'Telas/Avisos',
  component: ShellPage,
  args: { address: '/library' },
  parameters: { layout: 'fullscreen' },
  beforeEach: forgetDrafts,
} satisfies Meta<typeof ShellPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  name: 'Sucesso',
  tags: ['long'],
  args: { notices: [saved] },
  play: shows(saved.message),
};
export const Failure: Story = {
  name: 'Erro',
  tags: ['long'],
  args: { notices: [failed] },
  play: shows(failed.message),
};
export const OnAPhone: Story = {
  ...onAPhone,
  name: 'Erro e atenção juntos, no celular',
  args: { notices: [failed, longest] },
  play: holds(longest.message),
};
