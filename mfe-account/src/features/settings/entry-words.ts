import { type CreditEntry, operationLabels } from '@andromeda/platform';

const plans: Readonly<Record<string, string>> = { starter: 'Starter', pro: 'Pro', master: 'Master' };
const texts: Readonly<Record<string, string>> = { titles: 'Títulos', keywords: 'Palavras-chave' };

/** One line of the ledger in words: what a credit came for, or went for. */
export function entryWords({ kind, reason, operation }: CreditEntry): string {
  const work = operation ? operationLabels[operation] : (texts[reason] ?? 'Geração');
  switch (kind) {
    case 'grant':
      return grantWords(reason);
    case 'refund':
      return `Reembolso do plano ${plans[reason] ?? reason}`;
    case 'release':
      return operation ? `Devolução: ${work}` : 'Devolução';
    default:
      return work;
  }
}

function grantWords(reason: string): string {
  if (reason === 'signup') return 'Créditos de boas-vindas';
  const plan = plans[reason.replace(/^subscription:/, '')];
  return plan ? `Assinatura ${plan}` : 'Créditos adicionados';
}

/** `+5 créditos`, `−1 crédito turbo`. */
export function entryAmount({ amount, currency }: Pick<CreditEntry, 'amount' | 'currency'>): string {
  const count = Math.abs(amount);
  const words = `${count} ${count === 1 ? 'crédito' : 'créditos'}${currency === 'turbo' ? ' turbo' : ''}`;
  return amount < 0 ? `−${words}` : `+${words}`;
}
