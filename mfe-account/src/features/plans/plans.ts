/** A monthly plan. `price` in whole centavos. */
export interface Plan {
  name: string;
  price: number;
  features: readonly string[];
  popular: boolean;
}

/** The three plans (specification, section 9). */
export const plans: readonly Plan[] = [
  {
    name: 'Starter',
    price: 6790,
    features: ['45 créditos por mês', '5 créditos turbo para títulos e palavras-chave'],
    popular: false,
  },
  {
    name: 'Pro',
    price: 8990,
    features: [
      '55 créditos por mês',
      '15 créditos turbo para títulos e palavras-chave',
      'Assistente pessoal',
    ],
    popular: true,
  },
  {
    name: 'Master',
    price: 12990,
    features: [
      '80 créditos por mês',
      '30 créditos turbo para títulos e palavras-chave',
      'Assistente pessoal',
      'Acesso antecipado a novas ferramentas',
    ],
    popular: false,
  },
];
