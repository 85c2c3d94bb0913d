import { describe, expect, it } from 'vitest';
import { chance } from '../chance.ts';
import { FESTIVE } from './festive-props.ts';
import type { PropLayers } from './floor.ts';

describe('props that fall in front of a product', () => {
  it.each(['hearts', 'bubbles', 'confetti'] as const)('%s leave the middle of the product free', (prop) => {
    const floor = { tall: 400, edge: 240, foot: 338, accent: '#c03050', next: chance(3) };
    const layers: PropLayers = FESTIVE[prop](floor);
    const places = [...(layers.before ?? '').matchAll(/translate\((-?[\d.]+)/g)].map(([, x]) => Number(x));
    const middle = [...(layers.before ?? '').matchAll(/cx="(-?[\d.]+)"/g)].map(([, x]) => Number(x));
    const all = places.length > 0 ? places : middle;
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((x) => x > 95 && x < 305)).toEqual([]);
  });
});
