import { at, dark, lite, oval, stroke, times } from '../painting/markup.ts';
import { flame } from '../painting/props/household.ts';
import { palm } from '../painting/props/plants.ts';
import { hexOf, lightness, mixColours, type Rgb } from '../scenes/colours.ts';
import type { Dressing } from './dress-turned.ts';
import type { Turned } from './lathe.ts';

/** Colours of a drawn product. */
export interface Livery {
  main: Rgb;
  second: Rgb;
}

const hex = hexOf;
const paleOf = (colour: Rgb): string => hexOf(mixColours(colour, [255, 255, 255], 0.86));
const inkOn = (colour: Rgb): string =>
  lightness(colour) > 0.6 ? '#3a3a40' : hexOf(mixColours(colour, [20, 18, 24], 0.35));

export const creamJar = ({ main, second }: Livery): Turned => ({
  profile: [
    [0, 44],
    [2, 47],
    [44, 47],
    [47, 45],
    [47.5, 48],
    [49, 50],
    [72, 50],
    [75, 48.5],
    [76, 46],
  ],
  rings: [
    { to: 47.5, colour: hex(main), finish: 'ceramic' },
    { to: 51, colour: '#d8b46a', finish: 'metal' },
    { to: 99, colour: paleOf(second), finish: 'plastic' },
  ],
  label: { from: 12, to: 40, colour: paleOf(main), ink: inkOn(main), wide: 0.85 },
});

export const pumpBottle = ({ main, second }: Livery): Turned => ({
  profile: [
    [0, 34],
    [2, 37],
    [112, 37],
    [122, 33],
    [130, 22],
    [134, 15],
    [136, 15],
    [137, 17],
    [150, 17],
    [152, 15],
    [153, 6],
    [166, 6],
    [167, 14],
    [176, 14],
    [178, 12],
  ],
  rings: [
    { to: 134, colour: hex(main), finish: 'plastic' },
    { to: 153, colour: paleOf(second), finish: 'plastic' },
    { to: 166, colour: '#e8e8e6', finish: 'metal' },
    { to: 999, colour: paleOf(second), finish: 'plastic' },
  ],
  label: { from: 26, to: 98, colour: paleOf(main), ink: inkOn(main), wide: 0.95 },
});

export const perfume = ({ main }: Livery): Turned => ({
  profile: [
    [0, 40],
    [3, 46],
    [20, 50],
    [62, 50],
    [78, 44],
    [88, 28],
    [92, 15],
    [100, 15],
    [101, 19],
    [134, 19],
    [137, 17],
  ],
  rings: [
    { to: 91, colour: hex(main), finish: 'glass' },
    { to: 101, colour: '#c9a05a', finish: 'metal' },
    { to: 999, colour: '#d9b46c', finish: 'metal' },
  ],
  label: { from: 22, to: 58, colour: '#fbf5ea', ink: inkOn(main), wide: 0.5 },
});

export const serum = ({ main, second }: Livery): Turned => ({
  profile: [
    [0, 26],
    [2, 29],
    [72, 29],
    [82, 24],
    [87, 13],
    [89, 13],
    [90, 16],
    [108, 16],
    [109, 12],
    [112, 10],
    [128, 9],
    [136, 6],
    [138, 2],
  ],
  rings: [
    { to: 88, colour: hex(main), finish: 'glass' },
    { to: 109, colour: '#d8b46a', finish: 'metal' },
    { to: 999, colour: hex(second), finish: 'plastic' },
  ],
  label: { from: 16, to: 66, colour: '#fffaf2', ink: inkOn(main), wide: 0.8 },
});

export const tub = ({ main, second }: Livery): Turned => ({
  profile: [
    [0, 46],
    [3, 50],
    [96, 50],
    [101, 47],
    [102, 44],
    [103, 49],
    [128, 49],
    [131, 46],
  ],
  rings: [
    { to: 102, colour: hex(main), finish: 'plastic' },
    { to: 999, colour: hex(second), finish: 'plastic' },
  ],
  label: { from: 16, to: 88, colour: paleOf(second), ink: inkOn(main), wide: 1.2 },
});

export const mug = ({ main }: Livery): Turned => ({
  profile: [
    [0, 34],
    [3, 39],
    [10, 41],
    [92, 43],
    [94, 42],
  ],
  rings: [{ to: 999, colour: hex(main), finish: 'ceramic' }],
  top: { colour: '#2c170c', finish: 'paper', rim: 0.88 },
});

export const candle = ({ main }: Livery): Turned => ({
  profile: [
    [0, 40],
    [3, 44],
    [78, 44],
    [80, 43],
  ],
  rings: [{ to: 999, colour: hex(main), finish: 'glass' }],
  label: { from: 18, to: 58, colour: '#fbf5ea', ink: '#6b5038', wide: 0.72 },
  top: { colour: '#f6e9cd', finish: 'wax', rim: 0.93 },
});

export const thermos = ({ main, second }: Livery): Turned => ({
  profile: [
    [0, 30],
    [2, 33],
    [128, 33],
    [142, 27],
    [148, 22],
    [149, 25],
    [172, 25],
    [176, 22],
  ],
  rings: [
    { to: 8, colour: '#c9ccd0', finish: 'metal' },
    { to: 148, colour: hex(main), finish: 'plastic' },
    { to: 999, colour: hex(second), finish: 'metal' },
  ],
  label: { from: 50, to: 100, colour: hex(main), ink: paleOf(main), wide: 0.5 },
});

export const plantPot = ({ main }: Livery): Turned => ({
  profile: [
    [0, 30],
    [2, 33],
    [60, 44],
    [61, 48],
    [74, 49],
    [75, 47],
  ],
  rings: [{ to: 999, colour: hex(main), finish: 'matte' }],
  top: { colour: '#33241a', finish: 'matte', rim: 0.9 },
});

export const bowl = ({ main }: Livery): Turned => ({
  profile: [
    [0, 62],
    [4, 64],
    [34, 54],
    [37, 53],
  ],
  rings: [
    { to: 6, colour: '#3b3d42', finish: 'matte' },
    { to: 30, colour: hex(main), finish: 'plastic' },
    { to: 999, colour: '#cfd3d8', finish: 'metal' },
  ],
  top: { colour: '#8a5a33', finish: 'matte', rim: 0.86 },
});

export const vase = ({ main }: Livery): Turned => ({
  profile: [
    [0, 22],
    [2, 26],
    [20, 42],
    [44, 50],
    [66, 44],
    [86, 26],
    [100, 15],
    [112, 15],
    [120, 20],
    [122, 20],
  ],
  rings: [{ to: 999, colour: hex(main), finish: 'ceramic' }],
  top: { colour: '#2c211b', finish: 'matte', rim: 0.84 },
});

export const paintCan = ({ main }: Livery): Turned => ({
  profile: [
    [0, 47],
    [3, 50],
    [6, 49],
    [92, 49],
    [95, 51],
    [99, 51],
    [100, 49],
  ],
  rings: [
    { to: 7, colour: '#c9cdd2', finish: 'metal' },
    { to: 91, colour: hex(main), finish: 'plastic' },
    { to: 999, colour: '#c9cdd2', finish: 'metal' },
  ],
  label: { from: 16, to: 82, colour: '#ffffff', ink: inkOn(main), wide: 1.1 },
  top: { colour: hex(main), finish: 'ceramic', rim: 0.86 },
});

export const cake = ({ main, second }: Livery): Turned => ({
  profile: [
    [0, 72],
    [3, 74],
    [5, 58],
    [6, 60],
    [44, 60],
    [48, 57],
    [48.5, 40],
    [50, 41],
    [82, 41],
    [86, 38],
    [87, 36],
  ],
  rings: [
    { to: 5, colour: '#f4f2ee', finish: 'ceramic' },
    { to: 22, colour: hex(mixColours(main, [255, 255, 255], 0.4)), finish: 'wax' },
    { to: 26, colour: hex(second), finish: 'wax' },
    { to: 49, colour: hex(mixColours(main, [255, 255, 255], 0.4)), finish: 'wax' },
    { to: 66, colour: hex(mixColours(main, [255, 255, 255], 0.62)), finish: 'wax' },
    { to: 70, colour: hex(second), finish: 'wax' },
    { to: 999, colour: hex(mixColours(main, [255, 255, 255], 0.62)), finish: 'wax' },
  ],
});

export const ball = ({ main, second }: Livery): Turned => ({
  profile: Array.from(
    { length: 41 },
    (_, i) =>
      [50 - 50 * Math.cos((i / 40) * Math.PI), Math.max(0.4, 50 * Math.sin((i / 40) * Math.PI))] as const,
  ),
  rings: [
    { to: 34, colour: hex(main), finish: 'plastic' },
    { to: 42, colour: hex(second), finish: 'plastic' },
    { to: 58, colour: hex(main), finish: 'plastic' },
    { to: 66, colour: hex(second), finish: 'plastic' },
    { to: 999, colour: hex(main), finish: 'plastic' },
  ],
});

export const pan = ({ main }: Livery): Turned => ({
  profile: [
    [0, 62],
    [3, 66],
    [44, 68],
    [46, 70],
    [49, 70],
    [50, 67],
    [56, 54],
    [60, 30],
    [62, 12],
    [63, 8],
    [68, 8],
    [69, 11],
    [75, 11],
    [77, 8],
  ],
  rings: [
    { to: 46, colour: hex(main), finish: 'ceramic' },
    { to: 50, colour: '#c9ccd0', finish: 'metal' },
    { to: 63, colour: hex(main), finish: 'ceramic' },
    { to: 999, colour: '#2a2a2e', finish: 'plastic' },
  ],
});

export const lipstick = ({ main }: Livery): Turned => ({
  profile: [
    [0, 18],
    [1, 20],
    [52, 20],
    [53, 17],
    [54, 17],
    [82, 17],
    [83, 14],
    [84, 13],
    [104, 13],
    [114, 10],
    [120, 5],
    [122, 1],
  ],
  rings: [
    { to: 52.5, colour: '#1c1a1f', finish: 'plastic' },
    { to: 83, colour: '#dab56a', finish: 'metal' },
    { to: 999, colour: hex(main), finish: 'wax' },
  ],
});

export const speaker = ({ main, second }: Livery): Turned => ({
  profile: [
    [0, 40],
    [3, 45],
    [12, 48],
    [104, 48],
    [113, 45],
    [116, 40],
  ],
  rings: [
    { to: 12, colour: hex(second), finish: 'plastic' },
    { to: 104, colour: hex(main), finish: 'matte' },
    { to: 999, colour: hex(second), finish: 'plastic' },
  ],
  top: { colour: '#202127', finish: 'plastic', rim: 0.72 },
});

export const lamp = ({ main, second }: Livery): Turned => ({
  profile: [
    [0, 34],
    [3, 35],
    [5, 6],
    [6, 5],
    [70, 5],
    [71, 56],
    [72, 56],
    [126, 36],
    [127, 34],
  ],
  rings: [
    { to: 70.5, colour: hex(second), finish: 'metal' },
    { to: 999, colour: hex(mixColours(main, [255, 244, 214], 0.7)), finish: 'wax' },
  ],
  top: { colour: '#fff6d8', finish: 'wax', rim: 0.95 },
});

export const drum = (colour: Rgb, high: number): Turned => ({
  profile: [
    [0, 98.5],
    [1.2, 100],
    [high - 1.4, 100],
    [high, 98.5],
  ],
  rings: [{ to: 9999, colour: hex(colour), finish: 'matte' }],
});

/** What stands for any product: a plain round pack. */
export const pack = ({ main, second }: Livery): Turned => ({
  profile: [
    [0, 37],
    [2, 40],
    [84, 40],
    [88, 38],
    [88.5, 35],
    [89, 39],
    [112, 39],
    [115, 36],
  ],
  rings: [
    { to: 88.6, colour: hex(main), finish: 'ceramic' },
    { to: 999, colour: paleOf(second), finish: 'plastic' },
  ],
  label: { from: 20, to: 70, colour: paleOf(main), ink: inkOn(main), wide: 0.9 },
});

const EAR = 'M36 -74 C84 -84 84 -22 37 -24';

/** Ears, flames and leaves of turned things. */
export const mugEar = ({ main }: Livery): Dressing => {
  const color = hex(main);
  return {
    room: { left: 0, right: 36, top: 0 },
    behind:
      stroke(EAR, dark(color, 0.34), 13) +
      stroke(EAR, `lin(0 ${dark(color, 0.2)} ${color}@45 ${lite(color, 0.2)}@70 ${dark(color, 0.2)})`, 11) +
      stroke('M42 -74 C78 -80 78 -30 44 -29', lite(color, 0.55), 2.2, 'opacity=".55"'),
  };
};

export const candleFlame = (): Dressing => ({
  room: { left: 0, right: 0, top: 84 },
  above:
    stroke('M0 -77 v-9', '#3a2b22', 2) +
    oval(0, -98, 21, 25, 'rad(.5 .5 .5 #ffcf7acc #ffb34755@50 #ffb34700)') +
    flame(0, -84, 0.95),
});

export const potLeaves = (): Dressing => ({
  room: { left: 100, right: 100, top: 150 },
  above: times(9, (index) =>
    at(
      -10 + index * 2.6,
      -70,
      0.74 + (index % 3) * 0.1,
      palm(index % 2 ? '#4d8a4a' : '#3a6f3e', 13),
      -72 + index * 18,
    ),
  ),
});
