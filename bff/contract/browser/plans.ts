/** What one monthly plan costs, grants and says about itself. */
interface PlanDescription {
  id: string;
  name: string;
  /** Whole cents of BRL, each month. */
  priceCents: number;
  /** Credits of each paid month: for images, and turbo ones for texts. */
  credits: number;
  turboCredits: number;
  /** Carries the badge 'Mais Popular'. */
  popular: boolean;
  features: readonly string[];
}

const inEveryPlan = ['Gerador de criativos completo', 'Biblioteca de imagens'] as const;

/** The plans of the product, each described once, cheapest first. */
export const plans = [
  {
    id: 'starter',
    name: 'Starter',
    priceCents: 6790,
    credits: 45,
    turboCredits: 5,
    popular: false,
    features: inEveryPlan,
  },
  {
    id: 'pro',
    name: 'Pro',
    priceCents: 8990,
    credits: 55,
    turboCredits: 15,
    popular: true,
    features: [...inEveryPlan, 'Assistente pessoal'],
  },
  {
    id: 'master',
    name: 'Master',
    priceCents: 12_990,
    credits: 80,
    turboCredits: 30,
    popular: false,
    features: [...inEveryPlan, 'Assistente pessoal', 'Acesso antecipado a novas ferramentas'],
  },
] as const satisfies readonly PlanDescription[];

export type PlanId = (typeof plans)[number]['id'];
export type PlanTerms = PlanDescription & { id: PlanId };

/** The ids of the plans, cheapest first. */
export const planIds: readonly PlanId[] = plans.map(({ id }) => id);

/** The terms of a plan. */
export function termsOf(id: PlanId): PlanTerms {
  const plan = plans.find((other) => other.id === id);
  if (!plan) throw new Error(`no plan ${id}`);
  return plan;
}

/** A plan's name; nothing for a plan that this version does not know. */
export const planName = (id: string): string | undefined => plans.find((plan) => plan.id === id)?.name;

/** What a plan brings, line by line, as the plans screen lists it. */
export const planFeatures = ({ credits, turboCredits, features }: PlanTerms): string[] => [
  `${credits} créditos por mês`,
  `${turboCredits} créditos turbo (palavras-chave e títulos)`,
  ...features,
];

/** A value for each plan, such as the payment provider's price. */
export const forEachPlan = <Value>(make: (id: PlanId) => Value): Record<PlanId, Value> =>
  Object.fromEntries(planIds.map((id) => [id, make(id)])) as Record<PlanId, Value>;
