import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyChip } from '../feedback/copy-chip.tsx';
import styles from '../stories/stories.module.css';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Actions/Copy',
  // A browser without a person in front of it may refuse the clipboard.
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const WORDS = [
  'azeite de oliva português',
  'tempero para salada, prensado a frio e com acidez muito baixa',
  'gourmet',
];

export const Chips: Story = {
  render: () => (
    <div className={styles.row} style={{ gap: 8 }}>
      {WORDS.map((word) => (
        <CopyChip key={word} text={word} />
      ))}
      <CopyButton text={WORDS.join(', ')} label="Copiar Todas" />
      <CopyButton text="Azeite" label="Copiar título" iconOnly />
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
export const ChipsOnASmallPhone: Story = { ...Chips, globals: { viewport: { value: 'small' } } };
