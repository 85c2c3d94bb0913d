import { folded, LITTLE_WORDS } from './portuguese.ts';
import type { ProductFacts } from './product-facts.ts';

const MOST = 15;
/** What buyers type around a product's name; none of it bends to the name's gender or number. */
const SEARCHES = [
  (name: string) => `comprar ${name}`,
  (name: string) => `${name} em promoção`,
  (name: string) => `${name} para presente`,
  (name: string) => `${name} com desconto`,
  (name: string) => `oferta de ${name}`,
  (name: string) => `preço de ${name}`,
  (name: string) => `${name} de qualidade`,
  (name: string) => `${name} com entrega rápida`,
  (name: string) => `loja de ${name}`,
  (name: string) => `${name} online`,
  (name: string) => `${name} com frete grátis`,
  (name: string) => `${name} custo-benefício`,
  (name: string) => `onde comprar ${name}`,
  (name: string) => `${name} para o dia a dia`,
];
const SETS = /^(?:kit|conjunto|jogo|par|combo|pacote)(?:\s+(?:com|de))?(?:\s+\d+)?\s+/;

/** Fifteen different searches by which a buyer would find the product: its name, its details, both together. */
export function composeKeywords({ name, details }: ProductFacts): string[] {
  const whole = name.toLowerCase();
  const short = headOf(whole);
  const found: string[] = [];
  const add = (keyword: string) => {
    if (found.length < MOST && !found.some((one) => folded(one) === folded(keyword))) found.push(keyword);
  };
  add(whole);
  add(short);
  for (const detail of details) add(joined(short, detail.toLowerCase()));
  for (const detail of details) {
    const alone = detail.toLowerCase().replace(/^(?:com|para|em|de)\s+/, '');
    if (alone.includes(' ') && !/^(?:\d|tamanhos?|sem )/.test(alone)) add(alone);
  }
  for (const search of SEARCHES) add(search(short));
  return found;
}

/** The first word that carries meaning, with its complement: 'tênis de corrida' of 'tênis de corrida masculino azul'. */
function headOf(name: string): string {
  const words = name.replace(SETS, '').split(' ');
  const complement = LITTLE_WORDS.has(words[1] ?? '') ? 3 : 1;
  return words.slice(0, complement).join(' ');
}

const joined = (name: string, detail: string) =>
  folded(detail).includes(folded(name)) ? detail : `${name} ${detail}`;
