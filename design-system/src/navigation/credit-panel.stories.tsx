import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import styles from '../stories/stories.module.css';
import { CreditPanel } from './credit-panel.tsx';

const meta = {
  title: 'Componentes/Navegação/CreditPanel',
  tags: ['autodocs'],
  component: CreditPanel,
  args: { planLabel: 'Plano Pro', tag: 'CRÉDITOS ATIVOS', amountLabel: 'créditos restantes' },
} satisfies Meta<typeof CreditPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithCredits: Story = {
  name: 'Com créditos',
  render: (args) => (
    <div className={styles.night} data-theme="dark">
      <CreditPanel {...args} amount="42" fraction={42 / 55} action={<Button>Comprar Créditos</Button>} />
    </div>
  ),
};
export const Loading: Story = {
  name: 'Carregando',
  render: () => (
    <div className={styles.night}>
      <CreditPanel planLabel="Plano Pro" tag="CRÉDITOS ATIVOS" amountLabel="créditos restantes" />
    </div>
  ),
};
export const NoCredits: Story = {
  name: 'Sem créditos',
  render: () => (
    <div className={styles.night}>
      <CreditPanel
        planLabel="Starter"
        tag="CRÉDITOS ATIVOS"
        amount="0"
        amountLabel="créditos restantes"
        fraction={0}
      />
    </div>
  ),
};
