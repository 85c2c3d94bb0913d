import type { Channel, RefusedContent } from '../../../contract/browser/channels/index.ts';
import { fieldsOf, type ListingField, limitOf } from '../../../contract/browser/listings/listing.ts';
import type { ListingInput } from '../../ports/listing-writer.ts';

const SYSTEM = `Você escreve anúncios para marketplaces brasileiros, em português do Brasil, como um vendedor experiente: frases claras, sem exagero.
Use somente o que foi informado sobre o produto. Não invente medida, material, potência, compatibilidade, garantia, conteúdo da embalagem nem número. O que não foi informado fica de fora: não deixe lacunas para preencher.
Não cite preço, promoção, loja, outros produtos nem outras marcas. Não use emoji, Markdown nem HTML.
Responda somente com um objeto JSON, sem comentários antes ou depois, com os campos pedidos e nenhum outro.`;

const FIELDS: Record<ListingField, string> = {
  title: '"title": texto; o produto primeiro, depois marca, modelo, medida e cor',
  familyName: '"familyName": texto; o nome da família de produtos, sem cor nem tamanho',
  highlights: '"highlights": texto; uma linha com o que mais importa e não está no título',
  bullets: '"bullets": lista de textos; cada um diz um fato informado, sem repetir outro',
  description:
    '"description": texto simples; um ou dois parágrafos e depois a linha "Características:" com um fato por linha, cada um começando com "- "',
  searchTerms:
    '"searchTerms": texto; palavras que o comprador digita e que não estão no título, em minúsculas, separadas por espaço, sem vírgula e sem repetir',
  keywords: '"keywords": lista de até 15 textos; buscas que levam a este produto, em minúsculas',
};

const LABELS = {
  brand: 'Marca',
  model: 'Modelo',
  color: 'Cor',
  size: 'Tamanho',
  material: 'Material',
  details: 'Detalhes',
} as const;

const REFUSED: Record<RefusedContent, string> = {
  stock: 'estoque',
  freight: 'frete ou envio',
  instalments: 'parcelamento',
  condition: 'a condição do produto (novo, usado)',
  'brands of others': 'marcas de outros, salvo depois de "para" ou "compatível com"',
  links: 'links ou e-mails',
  telephone: 'telefones',
  'qr code': 'QR Code',
  whatsapp: 'WhatsApp',
};

/** What a chat service is asked for a listing: the channel's fields with their limits, and what is known of the product. */
export function listingMessages({ name, facts }: ListingInput['product'], channel: Channel) {
  const known = Object.entries(LABELS).map(([fact, label]) => [label, facts[fact as keyof typeof LABELS]]);
  const text = [
    `Escreva o anúncio para ${channel.article} ${channel.name}, com estes campos:`,
    ...fieldsOf(channel).map((field) => `- ${FIELDS[field]}${limitWords(channel, field)}`),
    ...rulesOf(channel),
    '',
    `Produto: ${name}`,
    ...known.filter(([, fact]) => fact).map(([label, fact]) => `${label}: ${fact}`),
  ].join('\n');
  return [
    { role: 'system' as const, content: SYSTEM },
    { role: 'user' as const, content: text },
  ];
}

function limitWords(channel: Channel, field: ListingField): string {
  const rule = channel.texts.bullets?.value;
  if (field === 'bullets' && rule)
    return ` (de ${rule.least} a ${rule.most}, cada um de ${rule.shortest} a ${rule.longest} caracteres, todos juntos no máximo ${rule.together})`;
  const limit = limitOf(channel, field);
  return limit ? ` (no máximo ${limit.most} ${limit.unit === 'bytes' ? 'bytes' : 'caracteres'})` : '';
}

function rulesOf({ texts }: Channel): string[] {
  const signs = Array.from(texts.refusedSigns?.value ?? '').join(' ');
  const most = texts.mostOfOneWord?.value;
  const contents = (texts.refusedContents?.value ?? []).map((content) => REFUSED[content]).join('; ');
  return [
    ...(signs ? [`O título não pode ter: ${signs}`] : []),
    ...(most ? [`No título, nenhuma palavra aparece mais de ${most} vezes.`] : []),
    ...(contents ? [`Nenhum campo pode citar: ${contents}.`] : []),
  ];
}
