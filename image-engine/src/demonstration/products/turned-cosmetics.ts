import type { Turned } from './lathe.ts';
import { hex, inkOn, type Livery, paleOf } from './livery.ts';

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

/** The pack that represents any product: plain and round. */
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
