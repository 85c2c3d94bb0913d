const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const times = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

const NUMBER = String.raw`(?:r\$\s*)?(\d+(?:\.\d{3})*(?:[.,]\d{1,2})?)`;
/** Words between a verb and its number, none of which belongs to the other figure. */
const BETWEEN = String.raw`(?:\s(?!gast|investi|vend|fatur|receb|ger)[a-z$]+){0,6}?\s`;
const ADS = /\b(?:ads|acos|roas|anuncios? pagos?|campanhas?|patrocinad\w+|impulsion\w+|trafego)\b/;
const SPENT = new RegExp(
  `\\b(?:gast(?:o|ei|ando|amos)|investi(?:do|mento)?|invisto)${BETWEEN}${NUMBER}(?!\\s?%)`,
);
const EARNED = new RegExp(
  `\\b(?:vend(?:i|eu|eram|emos|ido|as)|fatur(?:ei|ou|amos|aram)|receb(?:i|eu)|ger(?:ou|aram))${BETWEEN}${NUMBER}(?!\\s?%| (?:unidades|pecas|produtos|itens))`,
);
const ACOS = /\bacos\b(?:\s(?:esta|ta|em|de|e|deu|foi|ficou))*\s(\d+(?:[.,]\d+)?)\s?(?:%|por cento)/;
const ROAS = /\broas\b(?:\s(?:esta|ta|em|de|e|deu|foi|ficou))*\s(\d+(?:[.,]\d+)?)(?!\s?%)\b/;

/** ACOS and ROAS of the figures that a plain question gives for its advertising; null where it gives too few. */
export function adSum(plain: string): string | null {
  const roas = figure(ROAS, plain);
  if (roas)
    return `ROAS de **${times.format(roas)}** é o mesmo que ACOS de **${percent.format(1 / roas)}**. ${verdict(1 / roas)}`;
  const acos = figure(ACOS, plain);
  if (acos)
    return `ACOS de **${percent.format(acos / 100)}** é o mesmo que ROAS de **${times.format(100 / acos)}**. ${verdict(acos / 100)}`;
  if (!ADS.test(plain)) return null;
  const spent = figure(SPENT, plain);
  const earned = figure(EARNED, plain);
  if (!spent || !earned) return null;
  return `Com ${money.format(spent)} de anúncios e ${money.format(earned)} de vendas **vindas deles**:\n\n- ACOS = gasto ÷ vendas = **${percent.format(spent / earned)}**\n- ROAS = vendas ÷ gasto = **${times.format(earned / spent)}**\n\n${verdict(spent / earned)}`;
}

const figure = (pattern: RegExp, plain: string) => {
  const found = pattern.exec(plain)?.[1];
  return found ? Number(found.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.')) : null;
};

const verdict = (acos: number) =>
  `Se é bom, quem diz é a sua margem: com margem (antes dos anúncios) acima de **${percent.format(acos)}** eles dão lucro; abaixo, prejuízo. Me diga custo, preço e comissão, e eu calculo a margem.`;
