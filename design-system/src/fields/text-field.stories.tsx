import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '../actions/text-link.tsx';
import styles from '../stories/stories.module.css';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Componentes/Campos/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Email', placeholder: 'voce@exemplo.com.br' },
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ana@minhaloja.com.br');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ana@minhaloja.com.br');
  },
};
export const Filled: Story = {
  name: 'Preenchido',
  args: { defaultValue: 'ana@minhaloja.com.br' },
};
export const WithHint: Story = {
  name: 'Com ajuda',
  args: { hint: 'Enviaremos um link para este endereço.' },
};
export const ReadOnly: Story = {
  name: 'Só leitura',
  args: {
    readOnly: true,
    defaultValue: 'ana@minhaloja.com.br',
    hint: 'O email da conta não pode ser alterado.',
  },
};
export const WithError: Story = {
  name: 'Com erro',
  args: { error: 'Email ou senha incorretos. Por favor, verifique suas credenciais.', defaultValue: 'ana@' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/credenciais/);
  },
};
export const InvalidWithoutOwnText: Story = {
  name: 'Inválido sem texto próprio',
  args: { 'aria-invalid': true, 'aria-describedby': 'aviso-do-formulario' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <p id="aviso-do-formulario">Por favor, preencha todos os campos</p>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Por favor, preencha todos os campos',
    );
  },
};
export const Disabled: Story = {
  name: 'Desabilitado',
  args: { disabled: true, defaultValue: 'ana@minhaloja.com.br' },
};
export const SearchBox: Story = {
  name: 'Busca',
  args: {
    label: 'Buscar',
    labelHidden: true,
    type: 'search',
    icon: <Search />,
    placeholder: 'Buscar por prompt ou operação...',
  },
};
export const WithLabelAction: Story = {
  name: 'Com ação no nome',
  args: {
    label: 'Senha',
    labelAction: <TextLink href="#senha">Esqueceu a senha?</TextLink>,
    placeholder: '',
  },
};
export const LongTexts: Story = {
  name: 'Textos longos',
  args: {
    label: 'Título atual do produto para o Gerador de Palavras-chave',
    error: 'Não foi possível gerar as palavras-chave. Tente novamente mais tarde.',
  },
  globals: { viewport: { value: 'small' } },
};
