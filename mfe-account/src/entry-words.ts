import { type CreditEntry, operationLabels } from '@andromeda/platform';
import { packCredits, packName, planName, textTools } from 'bff/contract/browser';

/** One line of the ledger in words: what a credit came for, or went for. */
export function entryWords({ kind, reason, operation }: CreditEntry): string {
  const tool = textTools.find(({ name }) => name === reason);
  const work = operation ? operationLabels[operation] : (tool?.label ?? 'Geração');
  switch (kind) {
    case 'grant':
      return grantWords(reason);
    case 'refund':
      if (reason === 'adjustment') return 'Retirados pela equipe Andrômeda';
      return refundWords(reason);
    case 'release':
      return operation ? `Devolução: ${work}` : 'Devolução';
    case 'return':
      return `Imagem descartada: ${work}`;
    default:
      return work;
  }
}

function grantWords(reason: string): string {
  if (reason === 'signup') return 'Créditos de boas-vindas';
  if (reason === 'adjustment') return 'Créditos da equipe Andrômeda';
  const credits = packCredits(reason.replace(/^pack:/, ''));
  if (credits !== undefined) return packName(credits);
  const plan = planName(reason.replace(/^subscription:/, ''));
  return plan ? `Assinatura ${plan}` : 'Créditos adicionados';
}

function refundWords(reason: string): string {
  const credits = packCredits(reason);
  if (credits !== undefined) return `Reembolso do pacote de ${credits} créditos`;
  return `Reembolso do plano ${planName(reason) ?? reason}`;
}

/** `+5 créditos`, `−1 crédito turbo`. */
export function entryAmount({ amount, currency }: Pick<CreditEntry, 'amount' | 'currency'>): string {
  const count = Math.abs(amount);
  const words = `${count} ${count === 1 ? 'crédito' : 'créditos'}${currency === 'turbo' ? ' turbo' : ''}`;
  return amount < 0 ? `−${words}` : `+${words}`;
}
