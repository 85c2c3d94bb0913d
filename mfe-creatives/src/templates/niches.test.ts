import { expect, test } from 'vitest';
import { niches, PREVIEW_SIZE, templatesOf } from './niches.ts';

test('a seller finds the fourteen niches, clothes first and everything else last', () => {
  expect(niches.map(({ label }) => label)).toEqual([
    'Moda e Acessórios',
    'Beleza e Cuidado Pessoal',
    'Infantil e Bebês',
    'Saúde e Bem-Estar',
    'Celulares e Tecnologia',
    'Casa Móveis e Decoração',
    'Cozinha e Utilidades Domésticas',
    'Autopeças e Acessórios',
    'Pet Shop',
    'Ferramentas e Construção',
    'Games e Acessórios',
    'Educação e Escritório',
    'Esporte e Lazer',
    'Outros',
  ]);
});

test('each niche offers nine templates', () => {
  for (const { id } of niches)
    expect(templatesOf(id).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('thirteen niches have pictures in a folder of their own, the last has none', () => {
  const folders = niches.map(({ slug }) => slug);
  expect(folders.at(-1)).toBeNull();
  expect(new Set(folders.slice(0, -1)).size).toBe(13);
  for (const { id, slug } of niches) {
    for (const { number, preview } of templatesOf(id)) {
      if (slug === null) expect(preview).toBeNull();
      else {
        expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
        expect(preview?.src).toBe(`/images/prompts/${slug}/prompt-${number}.png`);
        expect(preview?.color).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  }
  expect(PREVIEW_SIZE).toBe(320);
});

test('to make a picture from nothing a template names what it shows', () => {
  const [bag] = templatesOf('fashion').slice(1);
  expect(bag?.generation).toMatch(/^Bolsa de couro caramelo\. Sobre pedestal de concreto claro,/);
  const [white] = templatesOf('others');
  expect(white?.generation).toBe(white?.shown);
});

test('said of a product by its name, a scene agrees with it', () => {
  const feminine = /^(?:\p{L}+a|Potes|Taças|Canetas) /u;
  const ofTheProduct = /[.,:] (?:aberto|aceso|alinhado|apoiado|dobrado|fincado|iluminado|pronto|visto)\b/i;
  const named = niches.flatMap(({ id }) => templatesOf(id)).filter(({ preview }) => preview);
  const feminineScenes = named.filter(({ generation }) => feminine.test(generation.replace('.', ' ')));
  expect(feminineScenes.length).toBeGreaterThan(30);
  for (const { generation } of feminineScenes) expect(generation).not.toMatch(ofTheProduct);
});
