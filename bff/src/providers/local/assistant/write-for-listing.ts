import { marketplaces } from '../../../../contract/browser/marketplaces.ts';
import { composeKeywords } from '../writing/compose-keywords.ts';
import { composeTitles } from '../writing/compose-titles.ts';
import { readFacts } from '../writing/product-facts.ts';

const ORDER =
  /^(?:(?:oi|ola|opa|bom dia|boa tarde|boa noite)[,! ]+)?(?:(?:me |pode |poderia |quero |preciso (?:de )?|por favor |gostaria de |voce )*)(?:(?:faz|fazer|faca|cria|criar|crie|escreve|escrever|escreva|gera|gerar|gere|da|manda|monta|sugere|sugira|preciso|quero|um|uma|uns|umas|tres|3|15|de|boa|bom|me|ai)\s+)*(titulos?|palavras[ -]?chaves?|descricao|texto(?: de venda| do anuncio)?)\s+(?:para|pra|pro|de|da|do)\s+(?:(?:o |a |um |uma |meu |minha |uns |umas )*)(?=\S)/u;
const [usual, ...others] = marketplaces;

/**
 * What a person who asks for titles, keywords or a description of a product gets: written, not explained. Null for
 * any other question. `plain` is the question as `plainQuestion` leaves it.
 */
export function writeForListing(question: string, plain: string, product: string | null): string | null {
  const kind = ORDER.exec(plain)?.[1];
  if (!kind || !product || !/\p{L}{3}/u.test(product)) return null;
  const told = question.slice(Math.max(0, question.toLocaleLowerCase('pt-BR').indexOf(product)));
  const facts = readFacts(
    told.replace(/\b(?:n[ao]|para o|pra|pro)\s+(?:shopee|mercado livre|amazon|ml)\b/giu, ' '),
    [],
  );
  if (kind.startsWith('titulo')) {
    const { name, titleLimit: limit } =
      others.find(({ name }) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(plain)) ?? usual;
    const titles = composeTitles(facts, limit).map(
      (title, at) => `${at + 1}. **${title}** (${title.length})`,
    );
    return `Três títulos de até ${limit} caracteres (${name}), com o que você contou:\n\n${titles.join('\n')}\n\nSe me disser **marca, material, medida e cor**, eles ficam mais fortes. Para escolher outro marketplace e guardar no histórico, use o *Criador de Título*.`;
  }
  if (kind.startsWith('palavras')) {
    const keywords = composeKeywords(facts).slice(0, 10);
    return `Dez buscas que levam a ${facts.name}:\n\n${keywords.map((keyword) => `- ${keyword}`).join('\n')}\n\nAs duas primeiras vão no título; as outras, na descrição e na ficha técnica. O *Gerador de Palavras-chave* dá 15 prontas para copiar.`;
  }
  const [name] = composeTitles(facts, usual.titleLimit);
  const details = facts.details.map(
    ({ text }) => `- ${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}`,
  );
  return `Um começo de descrição, só com o que você contou. Complete o que está entre colchetes:\n\n**${name}**\n\n[Uma frase: que problema resolve, para quem é.]\n\n**Características**\n${details.join('\n') || '- [cor, material]'}\n- Medidas: [altura × largura × profundidade, peso]\n\n**Na caixa:** 1 ${facts.name}[, acessórios]\n\n**Garantia e troca:** [prazo do fabricante ou da loja]`;
}
