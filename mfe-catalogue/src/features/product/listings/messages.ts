import type { Channel, RefusedContent } from 'bff/contract/browser/channels';
import { type ListingProblem, LONGEST_TEXTS, MOST_LISTING_KEYWORDS } from 'bff/contract/browser/listings';

const inWords = new Intl.NumberFormat('pt-BR');

/** What is said of a product's texts. */
export const messages = {
  written: 'Textos escritos!',
  notWritten: 'Não foi possível escrever os textos. Tente novamente mais tarde.',
  tooLittle: 'Com o que está na ficha não dá para escrever: diga no nome o que o produto é.',
  saved: 'Textos salvos',
  notSaved: 'Não foi possível salvar os textos. Tente novamente.',
  noTexts: (channel: string) => `Ainda sem textos para ${channel}`,
  fromFacts: 'A ficha tem mudanças que não foram salvas: os textos partem do que está salvo.',
  tooManyKeywords: (over: number) =>
    over === 1
      ? `Passou 1 palavra-chave do limite de ${MOST_LISTING_KEYWORDS}.`
      : `Passou ${over} palavras-chave do limite de ${MOST_LISTING_KEYWORDS}.`,
  keywordTooLong: `Uma palavra-chave tem até ${LONGEST_TEXTS.keyword} caracteres. Separe por vírgulas.`,
  full: (longest: number) =>
    `O texto chegou ao limite de ${inWords.format(longest)} caracteres: o que passa dele fica de fora.`,
  noTerms: 'O título já traz as palavras de busca: aqui não é preciso repetir.',
  keywords: (count: number) => (count === 1 ? '1 palavra-chave' : `${count} palavras-chave`),
} as const;

/** How long a text is and may be: '57 de 60 caracteres'. */
export function lengthSentence(
  length: number,
  limit: { most: number; unit: 'characters' | 'bytes' } | null,
): string {
  if (!limit) return length === 1 ? '1 caractere' : `${inWords.format(length)} caracteres`;
  const unit = limit.unit === 'bytes' ? 'bytes' : 'caracteres';
  return `${inWords.format(length)} de ${inWords.format(limit.most)} ${unit}`;
}

const contents: Record<RefusedContent, string> = {
  stock: 'estoque',
  freight: 'frete',
  instalments: 'parcelamento',
  condition: 'condição do produto (novo, usado)',
  'brands of others': 'marcas de outros',
  links: 'links',
  telephone: 'telefone',
  'qr code': 'QR code',
  whatsapp: 'WhatsApp',
};

/** A problem of a listing as its seller reads it under the field. */
export function problemSentence(problem: ListingProblem, channel: Pick<Channel, 'article' | 'name'>): string {
  const the = `${channel.article} ${channel.name}`;
  const The = `${channel.article.toUpperCase()} ${channel.name}`;
  switch (problem.kind) {
    case 'too_long':
      return problem.unit === 'bytes'
        ? `Com ${amount(problem.over, 'byte')} a mais, ${the} ignora o campo inteiro.`
        : `Passou ${amount(problem.over, 'caractere')} do limite.`;
    case 'too_short':
      return `Escreva pelo menos ${amount(problem.least, 'caractere')}.`;
    case 'too_few':
      return `${The} pede pelo menos ${amount(problem.least, 'tópico')}.`;
    case 'too_many':
      return `${The} aceita até ${amount(problem.most, 'tópico')}.`;
    case 'together_too_long':
      return `Juntos, os tópicos passaram ${amount(problem.over, 'caractere')} do limite de ${inWords.format(problem.most)}.`;
    case 'refused_sign':
      return `${The} recusa ${problem.signs.includes(' ') ? 'estes sinais' : 'este sinal'}: ${problem.signs}`;
    case 'refused_content':
      return `${The} recusa: ${contents[problem.content]}.`;
    case 'word_repeated':
      return `A palavra “${problem.word}” aparece mais de ${problem.most} vezes.`;
    case 'not_plain':
      return `${The} aceita só texto simples: tire HTML e marcas de formatação.`;
  }
}

const amount = (count: number, word: string) => `${inWords.format(count)} ${word}${count === 1 ? '' : 's'}`;
