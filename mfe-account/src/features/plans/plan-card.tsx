import { Button, Card, StatusBadge } from '@andromeda/design-system';
import { Check } from 'lucide-react';
import type { Plan } from './plans.ts';
import styles from './plans-screen.module.css';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** One plan. Without a price id at the payment provider it cannot be bought yet, and says so. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <Card as="li" tone={plan.popular ? 'highlight' : 'plain'} padding="l" className={styles.plan}>
      <div className={styles.name}>
        <h2>{plan.name}</h2>
        {plan.popular && <StatusBadge tone="accent">Mais Popular</StatusBadge>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{reais.format(plan.price / 100)}</span>
        <span>por mês</span>
      </p>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <Button size="l" fullWidth disabled className={styles.subscribe}>
        Em breve
      </Button>
    </Card>
  );
}
