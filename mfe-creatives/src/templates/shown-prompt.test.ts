import { expect, test } from 'vitest';
import { niches, templatesOf } from './niches.ts';
import { shownPrompt } from './shown-prompt.ts';

const LEADING_ORDER =
  /^(?:mostr|coloqu|coloc|insir|inser|apresent|posicion|exib|destaqu|apoie|fotograf|crie|deix)/i;
const DANGLING = /\s(?:a|o|e|de|da|do|em|no|na|com|por|para|sobre|sem)[\s.]*$/i;

test.each([
  ['Mostre o produto enviado sobre mesa de madeira.', 'Sobre mesa de madeira.'],
  ['mostrar o Produto Enviado em um jardim', 'Em um jardim'],
  ['Colocando produto enviado na areia', 'Na areia'],
  ['Insere o produto enviado, de perfil, no asfalto.', 'De perfil, no asfalto.'],
  ['Mostre e destaque o produto enviado ao lado de flores.', 'Ao lado de flores.'],
  ['Por favor, apresente bem os produtos enviados em fila.', 'Em fila.'],
  ['Coloque o produto enviado e uma xícara na mesa.', 'Uma xícara na mesa.'],
  ['Mostre um close do produto enviado ao sol.', 'Um close do produto ao sol.'],
  ['Crie uma cena em que o produto enviado brilha.', 'Uma cena em que o produto brilha.'],
  ['Insira  o produto enviado\n em  água rasa.', 'Em água rasa.'],
  ['Exiba o produto enviado às margens de um rio', 'Às margens de um rio'],
  ['Mostre o produto enviado à beira-mar', 'À beira-mar'],
])('an order becomes the scene it describes: %s', (prompt, shown) => {
  expect(shownPrompt(prompt)).toBe(shown);
});

test.each(['Criança feliz na praça.', 'Mostarda sobre a mesa.', 'Usina ao fundo.', 'Apoio de braço.'])(
  'a word that only begins like a verb stays: %s',
  (prompt) => expect(shownPrompt(prompt)).toBe(prompt),
);

const all = niches.flatMap(({ id }) =>
  templatesOf(id).map((template) => [`${id} ${template.number}`, template] as const),
);

test.each(all)('%s is an order about the product sent, and is shown as a scene', (_name, template) => {
  expect(template.prompt).toMatch(LEADING_ORDER);
  expect(template.prompt).toMatch(/o produto enviado/);
  expect(template.shown).toMatch(/^\p{Lu}/u);
  expect(template.shown).not.toMatch(/produtos? enviad/i);
  expect(template.shown).not.toMatch(LEADING_ORDER);
  expect(template.shown).not.toMatch(DANGLING);
  expect(template.shown).not.toMatch(/\s{2}|[,;:]$|\s[,.;]/);
  expect(template.shown).toMatch(/\.$/);
  expect(template.shown.length).toBeGreaterThan(80);
  expect(template.shown.length).toBeLessThanOrEqual(240);
});

test('every template describes another scene', () => {
  const shown = all.map(([, template]) => template.shown);
  expect(new Set(shown).size).toBe(shown.length);
});
