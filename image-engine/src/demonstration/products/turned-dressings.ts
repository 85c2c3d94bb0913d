import { at, dark, lite, oval, stroke, times } from '../painting/markup.ts';
import { flame } from '../painting/props/household.ts';
import { palm } from '../painting/props/plants.ts';
import type { Dressing } from './dress-turned.ts';
import { hex, type Livery } from './livery.ts';

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
