import { accessRoles } from '../../../contract/browser/access.ts';
import { planIds } from '../../../contract/browser/plans.ts';
import type { RemoteDescription } from '../../../contract/page-config.ts';

/** What must be changed in what a remote says about who may enter, one sentence each. */
export function checkAccess({ access, publicPaths }: RemoteDescription): string[] {
  if (!access) return [];
  const { roles, plans } = access;
  const lists = [roles, plans].filter((list) => list !== undefined);
  const problems = [
    ...unknown(roles, accessRoles, (name) => `o papel "${name}", que não existe. Papéis`),
    ...unknown(plans, planIds, (name) => `o plano "${name}", que não existe. Planos`),
  ];
  if (lists.length === 0 || lists.some((list) => list.length === 0))
    problems.push(
      'O "access" de remote.json não diz quem entra. Escreva ao menos um nome em "roles" ou em "plans", ou tire o que está vazio.',
    );
  // Nobody has a plan or a role before they sign in.
  if (publicPaths.length > 0)
    problems.push(
      `Quem abre ${publicPaths.join(' e ')} não precisa entrar na conta, e "access" pede mais do que isso. Tire "publicPaths" ou "access" de remote.json.`,
    );
  return problems;
}

function unknown(
  names: readonly string[] = [],
  known: readonly string[],
  say: (name: string) => string,
): string[] {
  return names
    .filter((name) => !known.includes(name))
    .map((name) => `O "access" de remote.json pede ${say(name)}: ${known.join(', ')}.`);
}
