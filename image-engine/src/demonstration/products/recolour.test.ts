import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWN } from './drawn-products.ts';
import { recolour } from './recolour.ts';

const red = { main: [255, 0, 0], second: [0, 0, 0] } as const;

describe('the colours of a drawn product', () => {
  it('the main and the second colour replace those that the drawing marks', () => {
    const drawing =
      '<path fill="#123456" data-fill="main"/><stop stop-color="#abc" data-stop-color="second"/>';
    expect(recolour(drawing, red)).toBe('<path fill="#ff0000"/><stop stop-color="#000000"/>');
  });

  it('a rule lightens and darkens a colour step by step', () => {
    expect(recolour('<path fill="#123" data-fill="second+.5"/>', red)).toBe('<path fill="#808080"/>');
    expect(recolour('<path fill="#123" data-fill="main-1+1"/>', red)).toBe('<path fill="#ffffff"/>');
  });

  it('a rule tints the grain of a material', () => {
    const grain = '<feColorMatrix values="0 0 0 0 .4 0 0 0 0 .2 0 0 0 0 .2 2 0 0 0 -.8" data-values="main"/>';
    expect(recolour(grain, red)).toBe('<feColorMatrix values="0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 2 0 0 0 -.8"/>');
  });

  it('every other colour stays as it is drawn', () => {
    const drawing = '<path stroke="#0c0b11" fill="#f2f0ec"/>';
    expect(recolour(drawing, red)).toBe(drawing);
  });

  it('every rule of every drawing can be read', () => {
    for (const [name] of DRAWN) {
      const file = readFileSync(new URL(`./drawn/${name}.svg`, import.meta.url), 'utf8');
      expect(recolour(file, red), name).not.toContain('data-');
    }
  });
});

describe('the drawings', () => {
  it('each product that words can ask for has one file', () => {
    const files = readdirSync(new URL('./drawn/', import.meta.url)).map((file) => file.replace('.svg', ''));
    expect(files.sort()).toEqual(DRAWN.map(([name]) => name).sort());
  });
});
