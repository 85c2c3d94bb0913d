import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScene } from './read-scene.ts';

const SCREENS = new URL('../../../../mfe-creatives/src/', import.meta.url);

/** The product's own suggestions, read as text: the server may not import a screen. */
function templatePrompts(): string[] {
  return readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
    .filter((path) => /prompts[\\/][a-z-]+\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(new URL(path, SCREENS), 'utf8').matchAll(/prompt:\s*'([^']+)'/g)])
    .map(([, prompt]) => prompt ?? '');
}

describe('reading a scene from Portuguese words', () => {
  it.each([
    ['Sobre bancada de mármore branco', { surface: 'marble' }],
    ['em mesa de madeira escura', { surface: 'wood', surfaceColour: [90, 56, 35] }],
    ['tábua rústica', { surface: 'boards' }],
    ['piso de concreto', { surface: 'concrete' }],
    ['tecido de linho bege', { surface: 'linen' }],
    ['na areia da praia', { surface: 'sand', place: 'beach' }],
    ['no gramado do parque', { surface: 'grass', place: 'garden' }],
    ['sobre espelho escuro', { surface: 'gloss' }],
    ['na cozinha', { place: 'kitchen' }],
    ['no banheiro com toalhas', { place: 'bathroom' }],
    ['academia escura', { place: 'gym' }],
    ['no escritório', { place: 'office' }],
    ['quarto infantil', { place: 'kids-room' }],
    ['oficina mecânica', { place: 'workshop' }],
    ['setup gamer com neon', { place: 'neon' }],
    ['cena de natal', { place: 'christmas' }],
    ['promoção de black friday', { place: 'showroom' }],
    ['festa junina', { place: 'party' }],
    ['carnaval', { place: 'party' }],
    ['rua da cidade', { place: 'street' }],
    ['jardim com flores', { place: 'garden' }],
    ['visto de cima sobre papel kraft', { view: 'above', surface: 'kraft' }],
    ['em um pódio', { stand: 'podium' }],
    ['flutuando em fundo lilás', { floating: true }],
  ])('understands "%s"', (text, wanted) => {
    expect(readScene(text)).toMatchObject(wanted);
  });

  it.each([
    ['luz dourada de pôr do sol', { warmth: 0.85 }],
    ['luz lateral', { from: 'left', hardness: 0.55 }],
    ['luz da direita', { from: 'right' }],
    ['contraluz', { from: 'behind' }],
    ['luz de janela', { gobo: 'window' }],
    ['sombra da persiana', { gobo: 'blinds' }],
    ['noite dramática', { level: 0.45 }],
  ])('lights the scene as "%s" says', (text, wanted) => {
    expect(readScene(text).light).toMatchObject(wanted);
  });

  it.each([
    ['fundo branquinho', 'fundo branco'],
    ['mesinha de madeira rústica c/ folhinhas', 'mesa de madeira rústica com folhas'],
    ['fundo rosinha s/ sombra', 'fundo rosa sem sombra'],
    ['fundo amarelão p/ o verão', 'fundo amarelo para o verão'],
    ['na cosinha pra mamãe', 'na cozinha para mamãe'],
    ['bancada de marmori, luz clarinha', 'bancada de mármore, luz claro'],
  ])('reads "%s" as "%s"', (spoken, written) => {
    expect(readScene(spoken)).toEqual(readScene(written));
  });

  it('measures and shades are not read as things', () => {
    expect(readScene('fundo preto azulado').backdrop).toEqual([20, 27, 43]);
    expect(readScene('fundo infinito cinza clarinho').backdrop).toEqual([207, 210, 213]);
    expect(readScene('no mato')).toMatchObject({ place: 'forest' });
  });

  it('accents and capitals make no difference', () => {
    expect(readScene('MARMORE BRANCO, LUZ DA MANHA, PETALAS')).toEqual(
      readScene('mármore branco, luz da manhã, pétalas'),
    );
  });

  it('each colour goes to the thing that the words give it to', () => {
    const scene = readScene('Mesa azul, fundo verde-sálvia, ao lado de uma toalha amarela');
    expect(scene.backdrop).toEqual([169, 185, 159]);
    expect(scene.surfaceColour).toEqual([63, 127, 196]);
  });

  it('two colours with a gradient become a gradient', () => {
    const scene = readScene('degradê do violeta ao rosa');
    expect(scene.backdrop).toEqual([122, 69, 200]);
    expect(scene.backdropEnd).toEqual([240, 163, 181]);
  });

  it('things that the words refuse are left out', () => {
    expect(readScene('mármore, sem sombra').shadow).toBe(false);
    expect(readScene('mesa com pétalas, sem objetos').props).toEqual([]);
    expect(readScene('jardim sem folhas').props).not.toContain('leaves');
  });

  it('the main photo of a listing stands on white, without props', () => {
    expect(readScene('Mostre o produto enviado em fundo branco puro, sem objetos em volta')).toMatchObject({
      place: 'studio',
      surface: 'sweep',
      props: [],
      backdrop: [247, 246, 244],
    });
  });

  it.each([
    [
      'Produto em tons de turquesa e branco, de formato vertical, sobre fundo liso branco, com luz suave frontal',
      [247, 246, 244],
    ],
    [
      'Produto em tons de turquesa, sobre fundo com textura e detalhes em tons de marrom e verde, com luz marcada',
      null,
    ],
  ])('the colours of a described product paint no wall: "%s"', (text, backdrop) => {
    expect(readScene(text)).toMatchObject({ place: 'studio', surface: 'sweep', props: [], backdrop });
  });

  it.each(['na piscina', 'no spa', 'na biblioteca', 'no quarto infantil', 'no estádio'])(
    '"%s" adds nothing that was not asked for',
    (text) => {
      expect(readScene(text).props).toEqual([]);
    },
  );

  it('words without a visible place give a quiet studio', () => {
    expect(readScene('quero vender muito')).toMatchObject({ place: 'studio', surface: 'sweep', vague: true });
  });

  it('nearly every template of the product gets a scene of its own', () => {
    const prompts = templatePrompts();
    expect(prompts.length).toBeGreaterThanOrEqual(117);
    const scenes = prompts.map((prompt) => JSON.stringify(readScene(prompt)));
    expect(new Set(scenes).size).toBeGreaterThanOrEqual(prompts.length - 6);
    const vague = prompts.filter((prompt) => {
      const { vague: unclear, backdrop } = readScene(prompt);
      return unclear && backdrop === null;
    });
    expect(vague).toEqual([]);
  });
});
