const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

const SUM = String.raw`(?:r\$\s*)?(\d+(?:\.\d{3})*(?:[.,]\d{1,2})?)(?!\s*(?:%|\d|por cento|litros?|mililitros|kg|g\b|cm|unidades|x\b|(?!reais|depois|menos|mais|antes|impostos|taxas)[a-z]{3,}s\b))`;
const SHARE = String.raw`(\d+(?:[.,]\d+)?)\s*(?:%|por cento)`;
/** Words between a name and its number. */
const BETWEEN = String.raw`(?:\s(?:e|de|do|da|por|a|em|no|na|custo|produto|minha|meu|o|fica|sai|foi|desejada|uns|cerca|valor|compra|venda|for|fosse|seja|ficar|subir|cair|para))*\s?`;
const named = (names: string, number: string) => new RegExp(`\\b(?:${names})\\b${BETWEEN}${number}`);
const naming = (number: string, names: string) => new RegExp(`${number}\\s(?:de |do |da )*(?:${names})\\b`);

const COST = 'custos?|custa|custou|comprei|compro|pago|paguei|comprado|gastei';
const SALE = 'vend(?:er|o|endo|ido|i|a)|preco|anunci(?:o|ar|ei)|cobrar|cobro';
const FEE = 'comissao|taxa|taxas|tarifa';
const PROFIT = 'margem|lucro|lucrar|ganhar';
const TAX = 'impostos?|simples|das';
/** The product's name, between a verb and its price: 'vender o kit de panelas por 250'. */
const PRODUCT = String.raw`(?:\s(?!(?:${COST}|${SALE}|${FEE}|${PROFIT}|${TAX}|venda|frete|envio|embalagem|desconto)\b)[a-z\d-]+){1,8}?\s`;
const aboutProduct = (names: string) => [
  new RegExp(`\\b(?:${names})\\b${PRODUCT}(?:por|a|r\\$|por r\\$|a r\\$)\\s?${SUM}`),
  new RegExp(`\\b(?:${names})\\b${PRODUCT}(?:r\\$\\s*)?(\\d+(?:[.,]\\d+)*)\\s(?:reais|conto|pila)`),
];
const ASKS_PRICE =
  /\b(?:quanto (?:devo |posso |tenho que |eu )*(?:cobr\w+|vend\w+|anunci\w+)|por quanto|(?:qual|que|calcul\w+|sugere|sugira)(?: \w+){0,3} preco)\b/;
const ASKS_REST =
  /\b(?:sobra\w*|fic(?:a|o) (?:com|quanto)|quanto (?:fica|recebo|ganho|sobra|resta)|recebo|liquido)\b/;

/** The parts of a price that a question gives; shares between 0 and 1. */
interface Told {
  cost: number | null;
  sale: number | null;
  fee: number | null;
  fixed: number;
  margin: number | null;
  tax: number;
  shipping: number;
}

/**
 * The sum that a question asks for, worked out: a selling price from cost and margin, or what is left of a price.
 * Null where it gives too little for one. Questions are as `plainQuestion` leaves them; a figure that this one does
 * not give is taken from those `before`.
 */
export function priceSum(question: string, before: readonly string[]): string | null {
  const share = new RegExp(`^(?:quanto (?:e|da|sao) )?${SHARE} de ${SUM}(?: reais)?$`).exec(question);
  if (share) return shareOf(numberIn(share[1]), numberIn(share[2]));
  const told = filledFrom(read(question), before);
  if (!told) return null;
  if (told.cost === null) return ASKS_REST.test(question) ? afterFees(told) : null;
  if (told.sale !== null) return leftOver(told, told.cost, told.sale);
  if (told.margin !== null) return priceFor(told, told.cost, told.margin);
  return ASKS_PRICE.test(question) ? pricesFor(told, told.cost) : null;
}

/** With the figures of earlier questions; null where this question has none. */
function filledFrom(told: Told, before: readonly string[]): Told | null {
  if (Object.values(told).every((figure) => !figure)) return null;
  return before
    .toReversed()
    .map(read)
    .reduce((now, earlier) => {
      // A price and a margin are two questions: the one asked now decides.
      const sale = now.sale ?? (now.margin === null ? earlier.sale : null);
      const margin = now.margin ?? (sale === null ? earlier.margin : null);
      return {
        sale,
        margin,
        cost: now.cost ?? earlier.cost,
        fee: now.fee ?? earlier.fee,
        fixed: now.fixed || earlier.fixed,
        tax: now.tax || earlier.tax,
        shipping: now.shipping || earlier.shipping,
      };
    }, told);
}

function read(question: string): Told {
  const sum = (...patterns: RegExp[]) => first(question, patterns);
  const part = (names: string) => {
    const found = sum(named(names, SHARE), naming(SHARE, names));
    return found === null ? null : found / 100;
  };
  return {
    cost: sum(named(COST, SUM), ...aboutProduct(COST), naming(SUM, 'reais de custo|custo')),
    sale: sum(named(SALE, SUM), ...aboutProduct(SALE)),
    fee: part(FEE),
    fixed: sum(named('(?:taxa|tarifa|custo) fix[oa]', SUM)) ?? 0,
    margin: part(PROFIT),
    tax: part(TAX) ?? 0,
    shipping: (sum(named('frete|envio', SUM)) ?? 0) + (sum(named('embalagem|caixa', SUM)) ?? 0),
  };
}

function first(question: string, patterns: readonly RegExp[]): number | null {
  for (const pattern of patterns) {
    const found = pattern.exec(question)?.[1];
    if (found) return numberIn(found);
  }
  return null;
}

const numberIn = (text = '') => Number(text.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.'));

const shareOf = (part: number, whole: number) =>
  `**${percent.format(part / 100)} de ${money.format(whole)} são ${money.format((part / 100) * whole)}**. Quer que eu calcule um preço? Me diga custo, comissão e margem.`;

function priceFor(told: Told, cost: number, margin: number): string {
  const spent = cost + told.fixed + told.shipping;
  const shares = (told.fee ?? 0) + told.tax + margin;
  if (shares >= 1)
    return `Com comissão, imposto e margem somando **${percent.format(shares)}** do preço, não sobra nada para pagar o custo: baixe a margem ou confira os números.`;
  const price = spent / (1 - shares);
  const lines = [
    `- Custos em reais: **${money.format(spent)}**${told.fixed + told.shipping > 0 ? ' (produto, taxa fixa, frete e embalagem que você informou)' : ''}`,
    `- Comissão: ${told.fee === null ? 'você não disse, contei **0%**' : `${percent.format(told.fee)} = ${money.format(price * told.fee)}`}`,
    ...(told.tax > 0 ? [`- Imposto: ${percent.format(told.tax)} = ${money.format(price * told.tax)}`] : []),
    `- Margem: ${percent.format(margin)} = **${money.format(price * margin)}** de lucro`,
  ];
  const missing =
    told.fee === null
      ? `\n\nCom uma comissão de 15%, por exemplo, o preço sobe para **${shares + 0.15 < 1 ? money.format(spent / (1 - shares - 0.15)) : 'um valor impossível'}**.`
      : '';
  return `O preço de venda fica em **${money.format(price)}**:\n\n${lines.join('\n')}\n\nConta: ${money.format(spent)} ÷ (1 − ${percent.format(shares)}). A margem é sobre o **preço de venda**.${missing} ${CHECK}`;
}

const EXAMPLE_FEE = 0.15;
const EXAMPLE_MARGINS = [0.1, 0.2, 0.3];

/** Where no margin was given: the price at three of them. */
function pricesFor(told: Told, cost: number): string {
  const spent = cost + told.fixed + told.shipping;
  const fee = told.fee ?? EXAMPLE_FEE;
  const prices = EXAMPLE_MARGINS.filter((margin) => fee + told.tax + margin < 1).map(
    (margin) =>
      `- Margem de ${percent.format(margin)}: **${money.format(spent / (1 - fee - told.tax - margin))}**`,
  );
  const assumed =
    told.fee === null
      ? `Você não disse a comissão: contei **${percent.format(fee)} como exemplo**.`
      : `Contei a comissão de ${percent.format(fee)} que você disse.`;
  return `Com ${money.format(spent)} de custos, o preço depende da margem que você quer:\n\n${prices.join('\n')}\n\n${assumed} Me diga **comissão, imposto, frete e margem**, e eu faço a conta exata. ${CHECK}`;
}

/** What is left of a price where no cost was given. */
function afterFees(told: Told): string | null {
  const { sale, fee } = told;
  if (sale === null || (fee === null && told.tax === 0)) return null;
  const shares = (fee ?? 0) + told.tax;
  const left = sale * (1 - shares) - told.fixed - told.shipping;
  return `De ${money.format(sale)} ficam **${money.format(left)}** depois de ${percent.format(shares)} de comissão e imposto${told.fixed + told.shipping > 0 ? `, e de ${money.format(told.fixed + told.shipping)} de taxas e frete` : ''}, **antes do custo do produto**. Me diga quanto ele custa, e eu calculo o lucro. ${CHECK}`;
}

function leftOver(told: Told, cost: number, sale: number): string {
  const shares = (told.fee ?? 0) + told.tax;
  const left = sale - sale * shares - cost - told.fixed - told.shipping;
  const lines = [
    `- Venda: ${money.format(sale)}`,
    `- Custo: − ${money.format(cost)}`,
    ...(told.fee === null
      ? []
      : [`- Comissão de ${percent.format(told.fee)}: − ${money.format(sale * told.fee)}`]),
    ...(told.tax > 0 ? [`- Imposto de ${percent.format(told.tax)}: − ${money.format(sale * told.tax)}`] : []),
    ...(told.fixed + told.shipping > 0
      ? [`- Taxa fixa, frete e embalagem: − ${money.format(told.fixed + told.shipping)}`]
      : []),
  ];
  const verdict =
    left < 0
      ? `Dá **prejuízo de ${money.format(-left)}** por venda`
      : `Sobram **${money.format(left)}** por venda (${percent.format(left / sale)} do preço)`;
  const missing =
    told.fee === null
      ? `\n\nVocê não disse a comissão. Se ela for de 15%, por exemplo, o resultado passa a **${money.format(left - sale * 0.15)}**.`
      : '';
  return `${verdict}:\n\n${lines.join('\n')}${missing}\n\n${CHECK}`;
}

const CHECK = 'Comissões e taxas mudam por categoria: confira a tabela atual antes de publicar.';
