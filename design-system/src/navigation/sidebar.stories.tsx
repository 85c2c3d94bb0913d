import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleFooter, SampleSidebar } from '../stories/sample-shell.tsx';
import styles from '../stories/stories.module.css';
import { CreditPanel } from './credit-panel.tsx';
import { Sidebar } from './sidebar.tsx';

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  args: { brand: null, children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = { render: () => <SampleSidebar current="Biblioteca" /> };
export const CreditsLoading: Story = {
  render: () => (
    <div className={styles.night}>
      <CreditPanel planLabel="Plano Pro" tag="CRÉDITOS ATIVOS" amountLabel="créditos restantes" />
    </div>
  ),
};
export const NoCredits: Story = {
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
export const PageFooter: Story = { render: () => <SampleFooter />, parameters: { layout: 'padded' } };
export const PageFooterOnAPhone: Story = { ...PageFooter, globals: { viewport: { value: 'phone' } } };
