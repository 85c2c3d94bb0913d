import type { Channel } from '../../../contract/browser/channels/index.ts';
import { fieldsOf, type ListingField, limitOf } from '../../../contract/browser/listings/listing.ts';
import type { ListingInput } from '../../ports/listing-writer.ts';

const SYSTEM =
  'Você escreve anúncios para marketplaces brasileiros. Use apenas o que foi informado sobre o produto: não invente medida, material, garantia, compatibilidade nem número. Sem preço, frete, parcelas, contato, emoji ou exagero. Responda somente com um objeto JSON, sem comentários, com os campos pedidos.';

const FIELDS: Record<ListingField, string> = {
  title: '"title": o título, com o produto primeiro, depois marca, modelo e o que o comprador procura',
  familyName: '"familyName": o nome da família, sem cor nem tamanho, igual para todas as variações',
  highlights: '"highlights": uma linha com os destaques',
  bullets: '"bullets": uma lista de tópicos, cada um com um benefício ou uma característica',
  description:
    '"description": a descrição, em texto simples, com parágrafos curtos e depois as características',
  searchTerms:
    '"searchTerms": palavras que o comprador digita e que não estão no título, separadas por espaço',
  keywords: '"keywords": uma lista de até 15 buscas',
};

const LABELS = {
  brand: 'Marca',
  model: 'Modelo',
  color: 'Cor',
  size: 'Tamanho',
  material: 'Material',
  details: 'Detalhes',
} as const;

/** What a chat service is asked for a listing: the channel's fields with their limits, and what is known of the product. */
export function listingMessages({ name, facts }: ListingInput['product'], channel: Channel) {
  const wanted = fieldsOf(channel).map((field) => `- ${FIELDS[field]}${limitWords(channel, field)}`);
  const known = Object.entries(LABELS).flatMap(([fact, label]) => {
    const text = facts[fact as keyof typeof LABELS];
    return text ? [`${label}: ${text}`] : [];
  });
  const text = [
    `Escreva o anúncio para ${channel.article} ${channel.name}, com os campos:`,
    ...wanted,
    ...signWords(channel),
    '',
    `Produto: ${name}`,
    ...known,
  ].join('\n');
  return [
    { role: 'system' as const, content: SYSTEM },
    { role: 'user' as const, content: text },
  ];
}

function limitWords(channel: Channel, field: ListingField): string {
  const { bullets } = channel.texts;
  if (field === 'bullets' && bullets) {
    const { least, most, shortest, longest } = bullets.value;
    return ` (de ${least} a ${most}, cada um de ${shortest} a ${longest} caracteres)`;
  }
  const limit = limitOf(channel, field);
  return limit ? ` (no máximo ${limit.most} ${limit.unit === 'bytes' ? 'bytes' : 'caracteres'})` : '';
}

function signWords({ texts }: Channel): string[] {
  const signs = texts.refusedSigns?.value;
  const most = texts.mostOfOneWord?.value;
  return [
    ...(signs ? [`No título não use: ${Array.from(signs).join(' ')}`] : []),
    ...(most ? [`No título nenhuma palavra aparece mais de ${most} vezes.`] : []),
  ];
}
