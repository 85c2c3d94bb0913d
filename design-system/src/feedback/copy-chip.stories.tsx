import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from '../actions/copy-button.tsx';
import styles from '../stories/stories.module.css';
import { CopyChip } from './copy-chip.tsx';

const meta = {
  title: 'Componentes/Retorno/CopyChip',
  tags: ['autodocs'],
  component: CopyChip,
  args: { text: 'gourmet' },
  // A headless browser may refuse the clipboard.
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta<typeof CopyChip>;
export default meta;

type Story = StoryObj<typeof meta>;

const WORDS = [
  'azeite de oliva português',
  'tempero para salada, prensado a frio e com acidez muito baixa',
  'gourmet',
];

export const WithCopyAll: Story = {
  name: 'Com copiar todas',
  render: () => (
    <div className={styles.row} style={{ gap: 8 }}>
      {WORDS.map((word) => (
        <CopyChip key={word} text={word} />
      ))}
      <CopyButton text={WORDS.join(', ')} label="Copiar Todas" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copiar azeite de oliva português' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const said = canvas.getAllByRole('status').at(0);
    await waitFor(() => expect(said).toHaveTextContent('Copiado!'));
  },
};
export const OnASmallPhone: Story = {
  ...WithCopyAll,
  name: 'No celular pequeno',
  globals: { viewport: { value: 'small' } },
};
