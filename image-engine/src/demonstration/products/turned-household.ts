import { mixColours } from '../../photo/colour.ts';
import type { Turned } from './lathe.ts';
import { hex, inkOn, type Livery, paleOf } from './livery.ts';

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
