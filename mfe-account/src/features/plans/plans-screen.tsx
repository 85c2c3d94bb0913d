import { PageHeader } from '@andromeda/design-system';
import { ShieldCheck } from 'lucide-react';
import { PlanCard } from './plan-card.tsx';
import { plans } from './plans.ts';
import styles from './plans-screen.module.css';

export function PlansScreen() {
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Escolha o plano ideal para o seu negócio"
        subtitle="Todos os planos incluem acesso completo e suporte prioritário."
      />
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <p className={styles.guarantee}>
        <ShieldCheck aria-hidden="true" />
        Todos os planos incluem garantia de 7 dias ou seu dinheiro de volta.
      </p>
    </div>
  );
}
