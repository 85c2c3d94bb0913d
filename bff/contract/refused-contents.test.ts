import { expect, test } from 'vitest';
import { refusedIn, withoutRefused } from './browser/listings/refused-contents.ts';

const contents = [
  ...(['links', 'telephone', 'qr code', 'whatsapp'] as const),
  ...(['stock', 'freight', 'instalments', 'condition', 'brands of others'] as const),
] as const;

test.each([
  ['Veja mais em www.loja.com.br', 'links'],
  ['Compre em minhaloja.com.br.', 'links'],
  ['MINHALOJA.COM', 'links'],
  ['Escreva para ana@example.com', 'links'],
  ['Siga @loja.da.ana', 'links'],
  ['Peça em wa.me/5511', 'links'],
  ['Fale conosco: (11) 98765-4321', 'telephone'],
  ['Ligue 11 3456-7890', 'telephone'],
  ['Fone (011) 3456 7890', 'telephone'],
  ['+55 11 987654321', 'telephone'],
  ['11987654321', 'telephone'],
  ['98765-4321', 'telephone'],
  ['Telefone: 3456-7890', 'telephone'],
  ['SAC 0800 123 4567', 'telephone'],
  ['Chame no WhatsApp', 'whatsapp'],
  ['Chama no zap!', 'whatsapp'],
  ['WHATS', 'whatsapp'],
  ['Aponte para o QR Code', 'qr code'],
  ['QRCode', 'qr code'],
  ['Temos em estoque', 'stock'],
  ['Últimas unidades', 'stock'],
  ['últimas peças', 'stock'],
  ['Pronta-entrega', 'stock'],
  ['FRETE GRÁTIS', 'freight'],
  ['Envio rápido para todo o Brasil', 'freight'],
  ['Entrega grátis', 'freight'],
  ['Em até 10x sem juros', 'instalments'],
  ['12x de R$ 9,90', 'instalments'],
  ['Parcelamos em 3 vezes', 'instalments'],
  ['Aparelho seminovo', 'condition'],
  ['Produto novo e original', 'condition'],
  ['Nova na caixa', 'condition'],
  ['Usado poucas vezes', 'condition'],
] as const)('%s holds %s, which a marketplace may refuse', (text, content) => {
  expect(refusedIn(text, contents)).toEqual([content]);
});

test.each([
  'Conjunto com 12 pratos, 12 x 30 cm cada',
  'Capa para iPhone 11 Pro e Galaxy S21',
  'Fone Bluetooth 5.0, 2.4 GHz, IPX7',
  'Camiseta Dr.Jones de algodão',
  'Mesa de madeira.Com gavetas',
  'Vídeo 4K@60Hz, 12 V @ 2 A',
  'Telefone sem fio Intelbras TS 2510',
  'Pneu aro 14 2010-2015, peças de 2023-2024',
  'EAN 7891000315507, ISBN 978-85-359-0277-8',
  'Código 90915-10001, filtro 9091-5100',
  'Filtro de 10 2500 3000 lumens',
  'Smartwatch com notificações de chamadas e do WhatsApp',
  'Leitor de código de barras e QR Code',
  'Zapatilha, sapato do Zapata',
  'Uniforme de estoquista, carrinho de freteiro',
  'Freteado, fretado',
  'Lupa com zoom de até 10x',
  'Microfone de lapela 2x sem fio',
  'Bíblia com Novo Testamento',
  'Material usado em hospitais, novo design',
  'Envelope de envio para correspondência',
])('%s holds nothing that a marketplace refuses', (text) => {
  expect(refusedIn(text, contents)).toEqual([]);
});

test('only contents that the channel refuses are found', () => {
  expect(refusedIn('Frete grátis, chame no WhatsApp', ['whatsapp'])).toEqual(['whatsapp']);
});

test.each([
  ['Caneca azul Frete Grátis', 'Caneca azul'],
  ['Caneca em até 10x sem juros azul', 'Caneca azul'],
  ['Caneca www.loja.com.br/canecas?p=1 azul', 'Caneca azul'],
  ['Caneca minhaloja.com.br azul', 'Caneca azul'],
  ['Caneca azul', 'Caneca azul'],
])('%s without what a marketplace refuses is %s', (text, left) => {
  expect(withoutRefused(text, contents).replace(/\s+/g, ' ').trim()).toBe(left);
});
