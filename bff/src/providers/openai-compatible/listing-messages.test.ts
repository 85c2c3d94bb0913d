import { expect, test } from 'vitest';
import { type ChannelId, channelOf } from '../../../contract/browser/channels/index.ts';
import { fieldsOf, limitOf, listingChannels } from '../../../contract/browser/listings/index.ts';
import { ProductFacts } from '../../../contract/products.ts';
import { listingMessages } from './listing-messages.ts';

const facts = ProductFacts.parse({
  ...{ brand: 'Lume', size: '350 ml', gtin: '7891000315507', sku: 'CAN-01' },
  details: 'Vai ao micro-ondas.\nNão vaza.',
});
const messagesOn = (id: ChannelId) => {
  const [system, user] = listingMessages({ name: 'Caneca azul', facts }, channelOf(id));
  return { system: system?.content ?? '', user: user?.content ?? '' };
};

test('the request names the channel, its fields and no others, and the limit of each', () => {
  for (const channel of listingChannels) {
    const { user } = messagesOn(channel.id);
    expect(user).toContain(`para ${channel.article} ${channel.name}`);
    const asked = [...user.matchAll(/^- "(\w+)"/gm)].map(([, field]) => field);
    expect(asked).toEqual(fieldsOf(channel));
    for (const field of fieldsOf(channel)) {
      const limit = limitOf(channel, field);
      if (limit) expect(user).toMatch(new RegExp(`"${field}".*\\b${limit.most}\\b`));
    }
  }
  expect(messagesOn('amazon').user).toContain('249 bytes');
});

test('the request names what the channel refuses, and only there', () => {
  expect(messagesOn('amazon').user).toMatch(/O título não pode ter: ! \$ \?.*mais de 2 vezes/s);
  expect(messagesOn('amazon').user).toContain('todos juntos no máximo 999');
  expect(messagesOn('shopee').user).toMatch(/Nenhum campo pode citar:.*telefones.*WhatsApp/);
  expect(messagesOn('mercado_livre').user).toMatch(/Nenhum campo pode citar:.*frete/);
  expect(messagesOn('americanas').user).not.toMatch(/Nenhum campo pode citar|não pode ter/);
});

test('the request forbids inventing, and tells the facts that are known, one a line', () => {
  const { system, user } = messagesOn('shopee');
  expect(system).toContain('Não invente');
  expect(user).toMatch(
    /\nProduto: Caneca azul\nMarca: Lume\nTamanho: 350 ml\nDetalhes: Vai ao micro-ondas\.\nNão vaza\.$/,
  );
});

test('the request tells no code that only the seller and the marketplace need', () => {
  expect(messagesOn('shopee').user).not.toMatch(/7891000315507|CAN-01/);
});
