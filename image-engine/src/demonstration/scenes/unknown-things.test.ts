import { describe, expect, it } from 'vitest';
import { findUnknownThings } from './unknown-things.ts';

describe('things of a scene that the engine cannot draw', () => {
  it.each([
    ['perto de uma cachoeira', ['cachoeira']],
    ['na torre Eiffel, com dois astronautas', ['torre', 'astronautas']],
    ['sobre mármore branco, com um dragão e um robô ao lado', ['dragão', 'robô']],
    ['em cima de um elefante gigante', ['elefante']],
    ['cercado por pinguins', ['pinguins']],
  ])('"%s" names %j', (text, things) => {
    expect(findUnknownThings(text, ['caneca'])).toEqual(things);
  });

  it.each([
    'Coloque o produto sobre bancada de mármore branco, com pétalas de rosa e luz de janela',
    'na praia, com céu azul e areia clara, em dia de sol',
    'em destaque no centro da imagem, com alta qualidade e sombra suave',
    'na cozinha, sem cachoeira',
    'na cozinha, com uma caneca',
    'quero vender muito neste Natal com elegância',
    'em um pódio, visto de cima, com neon rosa e azul',
  ])('"%s" names nothing', (text) => {
    expect(findUnknownThings(text, ['caneca'])).toEqual([]);
  });
});
