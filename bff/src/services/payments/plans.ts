import type { Plan, PlanId } from '../../../contract/plans.ts';

/** A plan as the server sells it; the provider's price id is configuration and stands beside it. */
export type PlanTerms = Omit<Plan, 'priceId'>;

/** The one table of plans and prices (specification, section 9), cheapest first. */
export const planTable: readonly PlanTerms[] = [
  {
    id: 'starter',
    name: 'Starter',
    priceCents: 6790,
    credits: 45,
    turboCredits: 5,
    popular: false,
    features: [
      '45 créditos por mês',
      '5 créditos turbo (palavras-chave e títulos)',
      'Gerador de criativos completo',
      'Biblioteca de imagens',
    ],
  },
  {
    id: 'pro',
    name: 'Pro',
    priceCents: 8990,
    credits: 55,
    turboCredits: 15,
    popular: true,
    features: [
      '55 créditos por mês',
      '15 créditos turbo (palavras-chave e títulos)',
      'Gerador de criativos completo',
      'Biblioteca de imagens',
      'Assistente pessoal',
    ],
  },
  {
    id: 'master',
    name: 'Master',
    priceCents: 12_990,
    credits: 80,
    turboCredits: 30,
    popular: false,
    features: [
      '80 créditos por mês',
      '30 créditos turbo (palavras-chave e títulos)',
      'Gerador de criativos completo',
      'Biblioteca de imagens',
      'Assistente pessoal',
      'Acesso antecipado a novas ferramentas',
    ],
  },
];

/** The terms of a plan. */
export function termsOf(planId: PlanId): PlanTerms {
  const terms = planTable.find(({ id }) => id === planId);
  if (!terms) throw new Error(`no plan ${planId}`);
  return terms;
}
