import { titleLimitOf } from '../../../../contract/browser/marketplaces.ts';
import { adviceOn } from './advice.ts';
import { plainQuestion } from './plain-question.ts';
import type { Advice } from './subject.ts';

const MARKETPLACES = {
  shopee: /\bshopee\b/,
  'mercado livre': /\bmercado livre\b/,
  amazon: /\bamazon\b/,
} as const;
type Marketplace = keyof typeof MARKETPLACES;

/** What is special about a subject in one marketplace. */
const NOTES: Readonly<Record<string, Readonly<Record<Marketplace, string>>>> = {
  título: {
    shopee: `Na **Shopee** o título pode ter até **${titleLimitOf('shopee')} caracteres**: use o espaço para juntar uso, público e sinônimos (“capinha capa case”), sempre com o produto nas primeiras palavras. Evite hashtags soltas e emojis.`,
    'mercado livre': `No **Mercado Livre** são **${titleLimitOf('mercado_livre')} caracteres**: produto, marca, modelo e a característica que decide. O resto vai na ficha técnica, que alimenta os filtros. Com vendas feitas, mudar o título pode ser limitado.`,
    amazon: `Na **Amazon** cabem até **${titleLimitOf('amazon')} caracteres** em muitas categorias, mas o começo é o que conta: marca, produto, característica, quantidade e cor. Em produto que já existe no catálogo, você usa a página que já está lá.`,
  },
  preço: {
    shopee:
      'Na **Shopee**, some ao custo a comissão e a **taxa por item**, que pesa muito em produto barato, e o adicional do programa de frete grátis, se você participa. As duas mudam: veja a tabela atual no painel.',
    'mercado livre':
      'No **Mercado Livre**, a comissão muda por categoria e por tipo de anúncio (*clássico* ou *premium*), e produto barato tem um custo extra por venda. Simule no painel antes de publicar.',
    amazon:
      'Na **Amazon**, conte a comissão da categoria e a mensalidade ou taxa por item do seu plano, além do envio (próprio ou pela logística deles). Use a calculadora do painel.',
  },
  fotos: {
    shopee:
      'Na **Shopee**, fotos quadradas, a capa limpa e um vídeo curto ajudam; quem compra está quase sempre no celular, então mostre o produto grande.',
    'mercado livre':
      'No **Mercado Livre**, a capa costuma pedir fundo branco, sem texto nem logotipo, e fotos de 1200 px ou mais para o zoom. Confira a regra da sua categoria.',
    amazon:
      'Na **Amazon**, a imagem principal é em fundo branco puro, sem texto, com o produto ocupando quase todo o quadro; as outras podem mostrar uso e medidas.',
  },
  frete: {
    shopee:
      'Na **Shopee**, o programa de frete grátis atrai muito, mas tem custo adicional na venda. Postar dentro do prazo é o que segura a nota da loja.',
    'mercado livre':
      'No **Mercado Livre**, a partir de certo preço o frete grátis é por sua conta (com desconto pela reputação); despachar no mesmo dia ou usar o estoque deles (*Full*) melhora a posição.',
    amazon:
      'Na **Amazon**, a entrega pela logística deles dá o selo de entrega rápida; enviando por conta própria, cuide do prazo prometido em cada região.',
  },
};

const MORE =
  /^(?:(?:e |me )?(?:(?:da |manda |fala |conta |quero |tem )?mais(?: dicas?| detalhes?| ideias?| sobre isso)?|outr[ao]s?(?: dicas?| ideias?)?|continua\w*|e depois|o que mais|so isso|sim|quero|pode ser|isso|claro|bora|manda|aprofund\w+|detalh\w+|nao entendi\w*.*|como assim.*|explic\w+.*|nao ficou claro.*|por que|porque|como|e ai)(?: por favor| pf| ai)*)$/;
const EXAMPLE = /\b(?:exemplos?|na pratica|mostra como|modelo (?:pronto|de))\b/;
const LEANS = /^(?:e |mas |entao |e se |ai )|^(?:na|no|para a|para o|pela) /;

/** Whether a question hangs on the one before: 'e se não der?'. */
export const leansBack = (plain: string) => LEANS.test(plain);

/** The subject that was talked of before, and its advice. */
export function subjectBefore(asked: readonly string[]): Advice | undefined {
  for (const question of asked.slice(0, -1).toReversed()) {
    const found = adviceOn(plainQuestion(question));
    if (found) return found;
  }
  return undefined;
}

/** What belongs to a subject in the marketplace that a question names. */
export function marketplaceNote(plain: string, { subject }: Advice): string | null {
  const notes = NOTES[subject];
  const place = (Object.keys(MARKETPLACES) as Marketplace[]).find((name) => MARKETPLACES[name].test(plain));
  return (notes && place && notes[place]) ?? null;
}

/** An answer to a question that only makes sense after the one before. */
export function followUp(
  plain: string,
  before: Advice | undefined,
  product: string | null,
  said: readonly string[],
) {
  if (!before) return null;
  if (EXAMPLE.test(plain) && before.example) return before.example;
  const words = plain.split(' ').length;
  const note = words < 7 && LEANS.test(plain) ? marketplaceNote(plain, before) : null;
  if (note) return note;
  if (!MORE.test(plain)) return null;
  return deeper(before, product, said);
}

/** More on a subject than was said; null where all of it was. */
export function deeper({ subject, more, example }: Advice, product: string | null, said: readonly string[]) {
  const rest = [more?.(product), example].filter((text) => text !== undefined);
  const fresh = rest.find((text) => !said.includes(text));
  return (
    fresh ??
    `Sobre **${subject}**, o que eu tinha de pronto já está aí em cima. Me conte o seu caso (produto, preço, marketplace e o que já tentou), e eu aponto o próximo passo.`
  );
}
