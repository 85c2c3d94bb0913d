import type { ChannelPicture, PictureCheck } from '@andromeda/platform';
import { type ChannelId, channelOf, channels } from 'bff/contract/browser/channels';
import { expect, test } from 'vitest';
import { describeRules } from './describe-rules.ts';
import { mendOf } from './mend.ts';
import { verdictOn } from './verdict.ts';

const file = { url: '/file', width: 1200, height: 1200, bytes: 214_300 };
const check = (
  rule: PictureCheck['rule'],
  measured: PictureCheck['measured'],
  wanted: PictureCheck['wanted'],
  ok = false,
): PictureCheck => ({ rule, ok, measured, wanted });

const verdict = (channel: ChannelId, checks: PictureCheck[], made: ChannelPicture['file'] = file) =>
  verdictOn({ channel, file: made, checks }, channelOf(channel));

test('a picture that keeps every rule is ready, and says what was measured', () => {
  const checks = [check('fill', 0.952, 0.95, true), check('enlargement', 1.31, 1, true)];
  expect(verdict('mercado_livre', checks)).toEqual({
    ...{ tone: 'success', headline: 'Pronta para Mercado Livre', reasons: [] },
    facts: '1200 × 1200 px · 214 kB · produto em 95 % do quadro · ampliada 1,3 vezes',
  });
});

test.each<[ChannelId, PictureCheck, string]>([
  ['amazon', check('fill', 0.629, 0.85), 'O produto ocupa 62 % do quadro; a Amazon pede 85 %.'],
  [
    'mercado_livre',
    check('leastSide', 420, 500),
    'A imagem tem 420 px; o Mercado Livre pede pelo menos 500 px.',
  ],
  ['tiktok_shop', check('mostSide', 4200, 4000), 'A imagem tem 4200 px; o TikTok Shop aceita até 4000 px.'],
  [
    'americanas',
    check('mostBytes', 2_340_000, 2_000_000),
    'O arquivo tem 2,3 MB; a Americanas aceita até 2 MB.',
  ],
  [
    'google_shopping',
    check('enlargement', 2.78, 1),
    'Foi ampliada 2,8 vezes: uma foto maior fica mais nítida.',
  ],
  ['amazon', check('transparency', 1, 0), 'O arquivo não está na forma que a Amazon pede.'],
])('on %s, what is to be checked is said with measure and rule: %o', (channel, failed, sentence) => {
  expect(verdict(channel, [failed])).toMatchObject({
    ...{ tone: 'warning', headline: 'Confira', reasons: [sentence] },
  });
});

test('the verdict names the declaration that a channel asks for among what was measured', () => {
  const declared = check('declaration', 'trainedAlgorithmicMedia', 'declared', true);
  expect(verdict('google_shopping', [declared])).toMatchObject({
    ...{ tone: 'success', reasons: [] },
    facts: '1200 × 1200 px · 214 kB · O arquivo declara o uso de IA, como o canal pede (IPTC)',
  });
});

test('a scene, and a picture with text, serve beside a white cover', () => {
  expect(verdict('mercado_livre', [check('white', 0, 1)])).toMatchObject({
    ...{ headline: 'Serve, mas não como capa' },
    reasons: ['O fundo não é branco; o Mercado Livre pede branco puro na capa.'],
  });
  expect(verdict('amazon', [check('textOnCover', 'add_text', 'refused')])).toMatchObject({
    ...{ headline: 'Serve, mas não como capa' },
    reasons: ['A imagem tem texto; a Amazon não aceita texto na capa.'],
  });
});

test('a picture that cannot be made says why', () => {
  expect(verdict('americanas', [check('white', 0, 1)], null)).toMatchObject({
    ...{ tone: 'danger', headline: 'Não dá para preparar', facts: '' },
    reasons: ['O fundo não é branco; a Americanas só aceita fundo branco.'],
  });
  expect(verdict('shein', [check('ratio', 1.5, 1)], null).reasons).toEqual([
    'A imagem é larga demais para a SHEIN, e cortar poderia tirar parte do produto.',
  ]);
  expect(verdict('shein', [check('ratio', 0.5, 0.75)], null).reasons).toEqual([
    'A imagem é alta demais para a SHEIN, e cortar poderia tirar parte do produto.',
  ]);
});

test('each marketplace says in a few words what it asks', () => {
  const words = Object.fromEntries(channels.map(({ id, pictures }) => [id, describeRules(pictures)]));
  expect(words).toMatchObject({
    mercado_livre:
      '1200 × 1200 px · fundo branco na capa · produto em 95 % do quadro · sem texto na capa · até 10 MB',
    amazon: 'de 500 a 10.000 px · fundo branco na capa · produto em 85 % do quadro · sem texto na capa',
    shein: 'de 900 a 2.200 px · formato de 3:4 a 1:1 · até 11 imagens',
  });
});

test.each<[PictureCheck['rule'][], string | undefined]>([
  [['white'], '/mobile/remover-fundo'],
  [['ratio'], '/mobile/remover-fundo'],
  [['cutOut'], '/mobile/corrigir-recorte'],
  [['white', 'cutOut'], '/mobile/remover-fundo'],
  [['enlargement'], undefined],
  [['textOnCover'], undefined],
  [[], undefined],
])('of %j, %s is the way to mend it', (rules, path) => {
  const picture = { channel: 'amazon' as const, file, checks: rules.map((rule) => check(rule, 0, 1)) };
  expect(mendOf(picture, { repairable: true })?.path).toBe(path);
});

test('a doubtful cut-out whose photo is gone has no way to mend it', () => {
  const picture = { channel: 'amazon' as const, file, checks: [check('cutOut', 'doubtful', 'clear')] };
  expect(mendOf(picture, { repairable: false })).toBeNull();
});
