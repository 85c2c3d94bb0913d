import { ShieldCheck } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { PageHeader } from '../navigation/page-header.tsx';
import { PlanCard } from '../surfaces/plan-card.tsx';
import { SampleFrame } from './sample-shell.tsx';
import styles from './screens.module.css';

const PLANS = [
  {
    name: 'Starter',
    price: 'R$ 67,90',
    features: ['45 créditos por mês', '5 créditos turbo para palavras-chave e títulos'],
  },
  {
    name: 'Pro',
    price: 'R$ 89,90',
    popularLabel: 'Mais Popular',
    features: [
      '55 créditos por mês',
      '15 créditos turbo para palavras-chave e títulos',
      'Assistente pessoal',
    ],
  },
  {
    name: 'Master',
    price: 'R$ 129,90',
    features: [
      '80 créditos por mês',
      '30 créditos turbo para palavras-chave e títulos',
      'Acesso antecipado a novas ferramentas',
    ],
  },
];

export function PlansScreen() {
  return (
    <SampleFrame current="Planos">
      <div className={styles.screen}>
        <PageHeader title="Escolha o plano ideal para o seu negócio" />
        <div className={styles.gallery}>
          {PLANS.map((plan) => (
            <PlanCard
              key={plan.name}
              {...plan}
              period="por mês"
              action={
                <Button size="l" fullWidth variant={plan.popularLabel ? 'primary' : 'secondary'}>
                  ASSINAR
                </Button>
              }
            />
          ))}
        </div>
        <p className={styles.pasteHint}>
          <ShieldCheck size={20} aria-hidden="true" /> 7 dias de garantia em todos os planos
        </p>
      </div>
    </SampleFrame>
  );
}
