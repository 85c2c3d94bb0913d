import type { Channel } from 'bff/contract/browser/channels';

const number = new Intl.NumberFormat('pt-BR');
const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/** What the dialog of the sheet says. */
export const messages = {
  notCounted: 'Não foi possível contar os anúncios. Tente novamente.',
  notRead: 'Não foi possível montar a planilha. Tente novamente.',
  nothingLeft: 'Estes anúncios acabaram de ser excluídos. Escolha outros.',
  saved: (rows: number) => `Planilha baixada com ${rowCount(rows)}.`,
  download: (rows: number) => `Baixar ${rowCount(rows)}`,
  reading: (read: number, total: number) =>
    `Lendo ${number.format(read)} de ${number.format(Math.max(read, total))}…`,
  productCount: (count: number) => (count === 1 ? '1 produto' : `${number.format(count)} produtos`),
  channel: (name: string, count: number, products: number) =>
    count === 0
      ? `${name} · nenhum anúncio`
      : `${name} · ${number.format(count)} de ${number.format(products)} ${products === 1 ? 'anúncio' : 'anúncios'}`,
} as const;

const rowCount = (rows: number) => (rows === 1 ? '1 linha' : `${number.format(rows)} linhas`);

/** Which products a sheet leaves out, in one sentence; null where it leaves out none. */
export function leftOut(gaps: readonly { channel: Channel; missing: number }[]): string | null {
  const [first, ...others] = gaps.filter(({ missing }) => missing > 0);
  if (!first) return null;
  const named = ({ channel, missing }: (typeof gaps)[number]) =>
    `${number.format(missing)} para ${channel.article} ${channel.name}`;
  if (others.length > 0)
    return `Produtos que ainda não têm texto: ${list.format([first, ...others].map(named))}.`;
  const { missing, channel } = first;
  const have = missing === 1 ? 'produto ainda não tem' : 'produtos ainda não têm';
  return `${number.format(missing)} ${have} texto para ${channel.article} ${channel.name}.`;
}
