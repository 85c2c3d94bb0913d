import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { PasswordField } from './password-field.tsx';
import { RequirementChecklist } from './requirement-checklist.tsx';

const meta = {
  title: 'Componentes/Campos/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  args: { label: 'Senha', defaultValue: 'Segredo-1' },
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShowAndHide: Story = {
  name: 'Mostrar e ocultar',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Senha');
    await userEvent.click(field);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar senha' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const WithError: Story = {
  name: 'Com erro',
  args: { error: 'As senhas não coincidem' },
};

function rules(password: string) {
  return [
    { id: 'length', label: 'Pelo menos 8 caracteres', met: password.length >= 8 },
    { id: 'upper', label: 'Uma letra maiúscula', met: /[A-Z]/.test(password) },
    { id: 'digit', label: 'Um número', met: /\d/.test(password) },
    { id: 'special', label: 'Um caractere especial', met: /[^\w\s]/.test(password) },
  ];
}

function LiveChecklist() {
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        label="Nova senha"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <RequirementChecklist aria-label="Requisitos da senha" requirements={rules(password)} />
    </>
  );
}

export const WithLiveRequirements: Story = {
  name: 'Com regras ao vivo',
  render: () => <LiveChecklist />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nova senha'), 'Estrela9');
    await expect(canvas.getByText('Um número').closest('li')).toHaveAttribute('data-state', 'met');
    await expect(canvas.getByText('Um caractere especial').closest('li')).toHaveTextContent('pendente');
  },
};
