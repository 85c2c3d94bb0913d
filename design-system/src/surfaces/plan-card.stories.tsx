import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import styles from '../stories/stories.module.css';
import { PlanCard } from './plan-card.tsx';

const meta = {
  title: 'Componentes/Superfícies/PlanCard',
  tags: ['autodocs'],
  component: PlanCard,
  args: {
    name: 'Starter',
    price: 'R$ 67,90',
    period: 'por mês',
    features: [
      '45 créditos por mês',
      '5 créditos turbo para o Gerador de Palavras-chave e o Criador de Título',
    ],
    action: (
      <Button size="l" fullWidth>
        ASSINAR
      </Button>
    ),
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Comum' };
export const Popular: Story = {
  name: 'Recomendado',
  args: {
    name: 'Pro',
    price: 'R$ 89,90',
    popularLabel: 'Mais Popular',
    features: ['55 créditos por mês', '15 créditos turbo', 'Assistente pessoal'],
    action: (
      <Button variant="primary" size="l" fullWidth>
        ASSINAR
      </Button>
    ),
  },
};
export const Subscribing: Story = {
  name: 'Assinando',
  args: {
    action: (
      <Button size="l" fullWidth busy busyLabel="Processando...">
        ASSINAR
      </Button>
    ),
  },
};
export const ComingSoon: Story = {
  name: 'Em breve',
  args: {
    action: (
      <Button size="l" fullWidth disabled>
        Em breve
      </Button>
    ),
  },
};
export const CreditsFirst: Story = {
  name: 'Créditos primeiro',
  args: {
    headline: { value: '45', label: 'créditos por mês' },
    priceNote: 'R$ 1,51 por crédito',
    features: ['5 créditos turbo para o Gerador de Palavras-chave e o Criador de Título'],
  },
};
export const Current: Story = {
  name: 'O plano de agora',
  args: {
    ...CreditsFirst.args,
    currentLabel: 'Seu plano',
    note: 'Renova em 21/12/2026',
    action: (
      <Button size="l" fullWidth disabled>
        Plano atual
      </Button>
    ),
  },
};
export const InARow: Story = {
  name: 'Em fila',
  render: (args) => (
    <div className={styles.tiles}>
      <PlanCard {...args} style={{}} />
      <PlanCard {...args} {...Popular.args} style={{}} />
      <PlanCard
        {...args}
        style={{}}
        name="Master"
        price="R$ 129,90"
        features={['80 créditos por mês', '30 créditos turbo', 'Acesso antecipado a novas ferramentas']}
      />
    </div>
  ),
};
export const InARowWithTheCurrentOne: Story = {
  name: 'Em fila com o de agora',
  render: (args) => (
    <div className={styles.tiles}>
      <PlanCard {...args} style={{}} />
      <PlanCard
        {...args}
        {...Popular.args}
        style={{}}
        note="Renova em 21/12/2026"
        action={
          <Button size="l" fullWidth disabled>
            Plano atual
          </Button>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    // The glowing frame is a pixel thicker.
    await expect(Math.abs((one?.top ?? 0) - (other?.top ?? 99))).toBeLessThanOrEqual(1);
  },
};
export const OnASmallPhone: Story = {
  ...Popular,
  name: 'No celular pequeno',
  globals: { viewport: { value: 'small' } },
};
