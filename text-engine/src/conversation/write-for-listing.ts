import { composeKeywords } from '../listing/compose-keywords.ts';
import { composeTitles } from '../listing/compose-titles.ts';
import { type ProductFacts, readFacts } from '../listing/product-facts.ts';
import type { Marketplace, Marketplaces } from '../marketplaces.ts';

const REQUEST =
  /^(?:(?:oi|ola|opa|bom dia|boa tarde|boa noite)[,! ]+)?(?:(?:me |pode |poderia |quero |preciso (?:de )?|por favor |gostaria de |voce )*)(?:(?:faz|fazer|faca|cria|criar|crie|escreve|escrever|escreva|gera|gerar|gere|da|manda|monta|sugere|sugira|preciso|quero|um|uma|uns|umas|tres|3|15|de|boa|bom|me|ai)\s+)*(titulos?|palavras[ -]?chaves?|descricao|texto(?: de venda| do anuncio)?)\s+(?:para|pra|pro|de|da|do)\s+(?:(?:o |a |um |uma |meu |minha |uns |umas )*)(?=\S)/u;

interface Question {
  question: string;
  /** The question as `plainQuestion` leaves it. */
  plain: string;
  product: string | null;
}

/** Titles, keywords or a description, where a question asks for them; null for any other question. */
export function writeForListing(
  { question, plain, product }: Question,
  marketplaces: Marketplaces,
): { subject: string; text: string } | null {
  const kind = REQUEST.exec(plain)?.[1];
  if (!kind || !product || !/\p{L}{3}/u.test(product)) return null;
  const told = question.slice(Math.max(0, question.toLocaleLowerCase('pt-BR').indexOf(product)));
  const place = new RegExp(`\\b(?:n[ao]|para o|pra|pro)\\s+(?:${marketplaces.names}|ml)\\b`, 'giu');
  const facts = readFacts(told.replace(place, ' '), []);
  if (!facts.name) return null;
  if (kind.startsWith('titulo'))
    return { subject: 'título', text: titlesOf(facts, marketplaces.namedIn(plain) ?? marketplaces.usual) };
  if (kind.startsWith('palavras')) return { subject: 'palavras-chave', text: keywordsOf(facts) };
  return { subject: 'descrição', text: descriptionOf(facts, marketplaces.usual) };
}

function titlesOf(facts: ProductFacts, { name, titleLimit }: Marketplace): string {
  const titles = composeTitles(facts, titleLimit).map(
    (title, at) => `${at + 1}. **${title}** (${title.length})`,
  );
  return `Três títulos de até ${titleLimit} caracteres (${name}), com o que você contou:\n\n${titles.join('\n')}\n\nSe me disser **marca, material, medida e cor**, eles ficam mais fortes. Para escolher outro marketplace e guardar no histórico, use o *Criador de Título*.`;
}

function keywordsOf(facts: ProductFacts): string {
  const keywords = composeKeywords(facts).slice(0, 10);
  return `Buscas que levam a ${facts.name}:\n\n${keywords.map((keyword) => `- ${keyword}`).join('\n')}\n\nAs duas primeiras vão no título; as outras, na descrição e na ficha técnica. O *Gerador de Palavras-chave* dá até 15 prontas para copiar.`;
}

function descriptionOf(facts: ProductFacts, { titleLimit }: Marketplace): string {
  const [name] = composeTitles(facts, titleLimit);
  const details = facts.details.map(
    ({ text }) => `- ${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}`,
  );
  return `Um começo de descrição, só com o que você contou. Complete o que está entre colchetes:\n\n**${name}**\n\n[Uma frase: que problema resolve, para quem é.]\n\n**Características**\n${details.join('\n') || '- [cor, material]'}\n- Medidas: [altura × largura × profundidade, peso]\n\n**Na caixa:** 1 ${facts.name}[, acessórios]\n\n**Garantia e troca:** [prazo do fabricante ou da loja]`;
}
