import { planName } from 'bff/contract/browser';
import type { Remote } from './remote-versions.ts';

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** Who may enter a remote. What is for a role is for administrators, and they may enter all. */
export function accessWords({ roles, plans = [] }: NonNullable<Remote['access']>): string {
  if (roles) return 'Só para administradores';
  return `Só para quem tem o plano ${either.format(plans.map((id) => planName(id) ?? id))}, e administradores`;
}
