import { describe, expect, it } from 'vitest';
import { labFromRgb } from '../lab.ts';
import { gatherOpinions } from './gather-opinions.ts';
import { drawRaster, within } from './testing/draw-raster.ts';

const SIDE = 120;

function opinionsOn(
  colourAt: (x: number, y: number) => readonly [number, number, number],
  ownAt: (x: number, y: number) => boolean = () => false,
) {
  const { pixels, width, height } = drawRaster(SIDE, SIDE, colourAt);
  const nothing = new Uint8Array(width * height);
  const own = nothing.map((_, i) => Number(ownAt(i % width, Math.floor(i / width))));
  const picture = labFromRgb(pixels, width, height);
  const opinions = gatherOpinions(picture, {
    mask: own,
    open: nothing,
    saliency: new Float32Array(width * height),
  });
  return (name: string): Uint8Array => {
    const opinion = opinions.find((each) => each.name === name);
    if (!opinion) throw new Error(`no opinion ${name} among ${opinions.map((each) => each.name)}`);
    return opinion.mask;
  };
}

const at = (x: number, y: number): number => y * SIDE + x;

describe('flooding a studio photo from the frame', () => {
  it('keeps the body of a white bottle on white paper, whose outline alone is a little darker', () => {
    const bottle = [40, 20, 80, 100] as const;
    const inner = [42, 22, 78, 98] as const;
    const mask = opinionsOn((x, y) =>
      within(x, y, bottle) && !within(x, y, inner) ? [238, 238, 240] : [253, 253, 253],
    )('flood-2.5');
    expect(mask[at(60, 60)]).toBe(1);
    expect(mask[at(10, 60)]).toBe(0);
  });

  it('leaves out a soft shadow at the tolerance that still keeps the product', () => {
    const mask = opinionsOn((x, y) => {
      if (within(x, y, [40, 30, 80, 80])) return [40, 70, 160];
      const shadow = Math.max(0, 1 - Math.hypot((x - 60) / 40, (y - 82) / 14));
      return [250 - 40 * shadow, 250 - 40 * shadow, 250 - 40 * shadow];
    })('flood-19');
    expect(mask[at(60, 50)]).toBe(1);
    expect(mask[at(60, 90)]).toBe(0);
  });

  it('offers a ring both filled and with the ground seen through it', () => {
    const opinion = opinionsOn((x, y) => {
      const radius = Math.hypot(x - 60, y - 60);
      return radius < 40 && radius > 25 ? [30, 30, 30] : [252, 252, 252];
    });
    expect(opinion('flood-6')[at(60, 60)]).toBe(1);
    expect(opinion('flood-6-open')[at(60, 60)]).toBe(0);
    expect(opinion('flood-6-open')[at(60, 28)]).toBe(1);
  });
});

describe('a hole that the own cut sees', () => {
  const box = [30, 30, 90, 90] as const;
  const face = [45, 45, 75, 75] as const;
  const ownAt = (x: number, y: number) => within(x, y, box) && !within(x, y, face);
  const boxOn = (ground: number) =>
    opinionsOn((x, y) => {
      if (within(x, y, face)) return [250, 250, 250];
      return within(x, y, box) ? [40, 60, 120] : [ground, ground, ground];
    }, ownAt);

  it('stays filled before white paper, where it may be the white of the product', () => {
    expect(boxOn(244)('flood-9')[at(60, 60)]).toBe(1);
  });

  it.each(['flood-9', 'colour-rim'])('is open before any other ground in %s', (name) => {
    expect(boxOn(150)(name)[at(60, 60)]).toBe(0);
  });
});

describe('cutting by colour from the rim', () => {
  it('finds a red box before a striped wall', () => {
    const mask = opinionsOn((x, y) => {
      if (within(x, y, [35, 35, 85, 90])) return [190, 30, 40];
      return (x >> 2) % 2 ? [120, 150, 120] : [150, 180, 150];
    })('colour-rim');
    expect(mask[at(60, 60)]).toBe(1);
    expect(mask[at(12, 60)]).toBe(0);
  });
});

describe('a learned map', () => {
  const SMALL = SIDE / 4;
  const box = [40, 40, 80, 80] as const;
  const { pixels, width, height } = drawRaster(SIDE, SIDE, (x, y) =>
    within(x, y, box) ? [60, 110, 70] : [150, 120 + (x % 7) * 8, 90 + (y % 5) * 10],
  );
  const picture = labFromRgb(pixels, width, height);
  const own = {
    mask: new Uint8Array(width * height),
    open: new Uint8Array(width * height),
    saliency: new Float32Array(width * height),
  };
  // The map knows the middle of the box only.
  const values = Float32Array.from({ length: SMALL * SMALL }, (_, i) =>
    within((i % SMALL) * 4, Math.floor(i / SMALL) * 4, [48, 48, 72, 72]) ? 0.9 : 0.1,
  );
  const opinions = gatherOpinions(picture, own, { prior: { values, width: SMALL, height: SMALL } });

  it('is an opinion of its own', () => {
    const mask = opinions.find(({ name }) => name === 'map')?.mask;
    expect(mask?.[at(60, 60)]).toBe(1);
    expect(mask?.[at(42, 42)]).toBe(0);
  });

  it('starts a colour cut that finds the rest of the product', () => {
    const mask = opinions.find(({ name }) => name === 'colour-map')?.mask;
    expect(mask?.[at(60, 60)]).toBe(1);
    expect(mask?.[at(42, 42)]).toBe(1);
    expect(mask?.[at(20, 20)]).toBe(0);
  });

  it('starts a colour cut that keeps a gap of three pixels in a large photo', () => {
    const side = 420;
    const inGap = (x: number) => x >= 208 && x < 211;
    const large = drawRaster(side, side, (x, y) =>
      within(x, y, [120, 120, 300, 300]) && !inGap(x) ? [60, 110, 70] : [150, 140, 110],
    );
    const whole = new Uint8Array(side * side);
    const seen = gatherOpinions(
      labFromRgb(large.pixels, side, side),
      { mask: whole, open: whole, saliency: new Float32Array(side * side) },
      { prior: { values, width: SMALL, height: SMALL } },
    );
    const mask = seen.find(({ name }) => name === 'colour-map')?.mask;
    expect(mask?.[210 * side + 150]).toBe(1);
    expect(mask?.[210 * side + 209]).toBe(0);
  });

  it('does not fill a hole that the own cut sees', () => {
    const mask = own.mask.map((_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return within(x, y, box) && !within(x, y, [54, 54, 66, 66]) ? 1 : 0;
    });
    const seen = gatherOpinions(
      picture,
      { ...own, mask },
      { prior: { values, width: SMALL, height: SMALL } },
    );
    expect(seen.find(({ name }) => name === 'colour-map')?.mask[at(60, 60)]).toBe(0);
  });

  it('starts colour cuts in place of what stands out where there is one', () => {
    const colourCuts = (all: typeof opinions) =>
      all.flatMap(({ kind, name }) => (kind === 'colour' ? name : []));
    expect(colourCuts(opinions)).toEqual(['colour-rim', 'colour-map']);
    expect(colourCuts(gatherOpinions(picture, own))).toEqual(['colour-rim', 'colour-saliency']);
  });
});
