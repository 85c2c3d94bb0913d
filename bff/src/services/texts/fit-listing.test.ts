import { describe, expect, test } from 'vitest';
import { type ChannelId, channelOf } from '../../../contract/browser/channels/index.ts';
import { listingChannels, noTexts } from '../../../contract/browser/listings/index.ts';
import { fitListing } from './fit-listing.ts';

const fit = (id: ChannelId, answer: object | string) =>
  fitListing(channelOf(id), typeof answer === 'string' ? answer : JSON.stringify(answer));
const right = { title: 'Caneca azul', description: 'Caneca de cerâmica.' };
const titleOf = (id: ChannelId, title: string) => fit(id, { ...right, title }).title;
const descriptionOf = (id: ChannelId, description: string) => fit(id, { ...right, description }).description;
const bulletsOf = (bullets: unknown) => fit('amazon', { ...right, bullets }).bullets;

describe('an answer', () => {
  test.each([
    ['alone', JSON.stringify(right)],
    ['in a fence of Markdown', `\`\`\`json\n${JSON.stringify(right, null, 2)}\n\`\`\``],
    ['between other words', `Aqui está {pronto}:\n${JSON.stringify(right)}\nTroque {marca} pela sua!`],
    ['with a line break inside a text', '{"title": "Caneca azul", "description": "Caneca\nde cerâmica."}'],
    ['with a comma too many', '{"title": "Caneca azul", "description": "Caneca de cerâmica.",}'],
    ['with braces inside a text', '{"title": "Caneca azul", "description": "Caneca {linda} de cerâmica."}'],
    ['with names in another case', '{"Title": "Caneca azul", "DESCRIPTION": "Caneca de cerâmica."}'],
  ])('is read %s', (_how, answer) => {
    const { title, description } = fit('shopee', answer);
    expect(title).toBe('Caneca azul');
    expect(description.replace(/\n| \{linda\}/g, (part) => (part === '\n' ? ' ' : ''))).toBe(
      'Caneca de cerâmica.',
    );
  });

  test.each([
    ['is no object', 'Não sei'],
    ['is a list', '["Caneca"]'],
    ['is cut in the middle', '{"title": "Caneca", "description": "Can'],
    ['is an empty object', '{}'],
    ['has no title', JSON.stringify({ description: 'Caneca' })],
    ['has no description', JSON.stringify({ title: 'Caneca', description: 5 })],
    ['has a title of signs alone', JSON.stringify({ ...right, title: '!!! 🎁' })],
  ])('that %s is invalid', (_what, answer) => {
    expect(() => fit('amazon', answer)).toThrow(expect.objectContaining({ kind: 'invalid_answer' }));
  });

  test('with a description that the channel refuses from end to end is invalid', () => {
    expect(() => descriptionOf('shopee', 'Chame no WhatsApp.')).toThrow(
      expect.objectContaining({ kind: 'invalid_answer' }),
    );
  });

  test.each([5, null, { a: 1 }, [1, null, {}], true])(
    'with %o in a field that may be empty leaves it empty',
    (value) => {
      const fields = {
        familyName: value,
        highlights: value,
        bullets: value,
        searchTerms: value,
        keywords: value,
      };
      for (const { id } of listingChannels)
        expect(fit(id, { ...right, ...fields })).toEqual({ ...noTexts, ...right });
    },
  );

  test('keeps only the fields that the channel has', () => {
    const all = {
      ...right,
      familyName: 'Caneca',
      highlights: 'Azul',
      searchTerms: 'xícara',
      keywords: ['caneca'],
    };
    expect(fit('shopee', all)).toEqual({ ...noTexts, ...right, keywords: ['caneca'] });
    expect(fit('amazon', all)).toEqual({ ...noTexts, ...right, highlights: 'Azul', searchTerms: 'xícara' });
    expect(fit('mercado_livre', all)).toMatchObject({
      familyName: 'Caneca',
      keywords: ['caneca'],
      searchTerms: '',
    });
  });
});

test.each<[ChannelId, string, string]>([
  ['shopee', '1. "Caneca azul"', 'Caneca azul'],
  ['shopee', '**Título:** Caneca azul 🎁', 'Caneca azul'],
  ['shopee', '2.4 GHz Mouse', '2.4 GHz Mouse'],
  ['shopee', '12 Copos de vidro 15"', '12 Copos de vidro 15"'],
  ['shopee', 'Caneca azul\nCaneca preta', 'Caneca azul'],
  ['shopee', 'Caneca azul - www.loja.com.br', 'Caneca azul'],
  ['amazon', 'Caneca! Azul $ 350 ml?', 'Caneca Azul 350 ml'],
  ['amazon', 'Caneca azul caneca preta caneca', 'Caneca azul caneca preta'],
  ['mercado_livre', 'Caneca azul Frete Grátis', 'Caneca azul'],
  ['mercado_livre', 'Caneca azul em até 10x sem juros', 'Caneca azul'],
  [
    'mercado_livre',
    'Tênis de Corrida Masculino Leve Respirável Amortecimento para Academia',
    'Tênis de Corrida Masculino Leve Respirável Amortecimento',
  ],
])('on %s the title %o becomes %o', (id, title, fitted) => {
  expect(titleOf(id, title)).toBe(fitted);
});

describe('a description', () => {
  test('loses the sentences that its channel refuses, and keeps the others', () => {
    const text =
      'Caneca azul. Chame no WhatsApp 11 98765-4321! Vai ao forno.\n- www.loja.com\n- Volume: 350 ml';
    expect(descriptionOf('shopee', text)).toBe('Caneca azul. Vai ao forno.\n- Volume: 350 ml');
    expect(descriptionOf('americanas', text)).toBe(text);
    expect(descriptionOf('mercado_livre', 'Caneca. Frete grátis! Azul.')).toBe('Caneca. Azul.');
  });

  test('is plain text, with its list, where the channel wants that', () => {
    const text =
      '# Caneca\n\n**Azul** e [bonita](https://a.b)\n\n* Volume: 350 ml\n---\n<p>Fim&nbsp;<b>bom</b></p>';
    expect(descriptionOf('mercado_livre', text)).toBe(
      'Caneca\n\nAzul e bonita\n\n- Volume: 350 ml\n\nFim bom',
    );
    expect(descriptionOf('mercado_livre', 'Caneca <<b>b>azul')).toBe('Caneca azul');
    expect(descriptionOf('tiktok_shop', '<b>Caneca</b> **azul**')).toBe('<b>Caneca</b> azul');
  });

  test('is cut behind a sentence', () => {
    const cut = descriptionOf('americanas', 'Uma frase de teste. '.repeat(150));
    expect(cut).toMatch(/teste\.$/);
    expect(cut.length).toBeGreaterThan(1900);
    expect(cut.length).toBeLessThanOrEqual(2000);
  });

  test('holds no character that a database refuses', () => {
    expect(descriptionOf('shopee', 'Caneca\u0000 azul\ud800.')).toBe('Caneca azul\ufffd.');
  });
});

describe('bullets', () => {
  test('lose numbering, signs and bold, and none comes twice', () => {
    expect(bulletsOf(['1. Vai ao forno', '• **Vai ao micro-ondas**', '- Vai ao forno', ''])).toEqual([
      ...['Vai ao forno', 'Vai ao micro-ondas'],
    ]);
    expect(bulletsOf('Vai ao forno\nVai ao micro-ondas')).toEqual(['Vai ao forno', 'Vai ao micro-ondas']);
  });

  test('that are too many or too short are joined to their neighbours', () => {
    const seven = Array.from({ length: 7 }, (_, at) => `Tópico número ${at}`);
    expect(bulletsOf(seven)).toHaveLength(5);
    expect(bulletsOf(seven).join('. ')).toBe(seven.join('. '));
    expect(bulletsOf(['Vai ao forno', 'Azul'])).toEqual(['Vai ao forno. Azul']);
  });

  test('that are too long are cut, and the last ones go where all together are too long', () => {
    const long = Array.from({ length: 5 }, (_, at) => `${at} ${'Frase boa. '.repeat(30)}`);
    const bullets = bulletsOf(long);
    expect(bullets).toHaveLength(3);
    for (const bullet of bullets) expect(bullet).toMatch(/boa\.$/);
  });
});

test('search terms are the words that the title does not say, within their bytes', () => {
  const searchTerms = `caneca, xícara; AZUL chá ${Array.from({ length: 60 }, (_, n) => `água${n}`).join(', ')}`;
  const terms = fit('amazon', { ...right, searchTerms }).searchTerms;
  expect(terms).toMatch(/^xícara chá água0 água1 /);
  expect(Buffer.byteLength(terms)).toBeLessThanOrEqual(249);
  expect(Buffer.byteLength(terms)).toBeGreaterThan(235);
  expect(terms).toMatch(/ água\d+$/);
});

test('keywords come as a list or as one text, at most fifteen, without what the channel refuses', () => {
  const keywordsOf = (keywords: unknown) => fit('mercado_livre', { ...right, keywords }).keywords;
  expect(keywordsOf(['caneca', 'Caneca', 'xícara', 'caneca frete grátis'])).toEqual(['caneca', 'xícara']);
  expect(keywordsOf('caneca, xícara')).toEqual(['caneca', 'xícara']);
  expect(keywordsOf(Array.from({ length: 20 }, (_, n) => `termo ${n}`))).toHaveLength(15);
});
