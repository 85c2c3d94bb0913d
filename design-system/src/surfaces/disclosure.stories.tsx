import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import styles from '../stories/stories.module.css';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Componentes/Superfícies/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  args: { label: 'Usar templates por nicho', children: 'Escolha um modelo e ele preenche a descrição.' },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  render: () => (
    <div className={styles.stack}>
      <Disclosure label="Usar templates por nicho">
        <p>Escolha um modelo e ele preenche a descrição.</p>
      </Disclosure>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/Escolha um modelo/)).toBeVisible());
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
};
