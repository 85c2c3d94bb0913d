import { eucalyptus } from '../../../src/demonstration/painting/props/plants.ts';
import { studio } from '../../backdrops.ts';
import { stand, windowLight } from '../../light.ts';
import { at, blurred, dark, dot, type Markup, rect, tube } from '../../markup.ts';
import { petals } from '../../props/plants.ts';
import { stone } from '../../surfaces.ts';

const jar = (color: string): Markup =>
  rect(-58, -74, 116, 76, tube(color), 'rx="13"') +
  rect(-62, -112, 124, 42, tube('#fbf6ee'), 'rx="9"') +
  rect(-62, -80, 124, 4, dark(color, 0.4), 'opacity=".35"') +
  rect(-34, -50, 68, 2, '#fff', 'opacity=".9"') +
  rect(-20, -40, 40, 2, '#fff', 'opacity=".7"') +
  dot(0, -60, 4, '#fff');

export const jarScene =
  studio('#f6dbe0', '#eebcc8', '#fff5f3') +
  windowLight(-10, 20, 1.35, '#fffaf0', 0.75) +
  blurred(8, at(360, 300, 1.2, eucalyptus('#b98a96'), 8)) +
  stone(286, '#f3ecec', '#b9a4b4', 8, 0.011) +
  petals(4, '#e8688a', 7, 20, 318, 110, 60) +
  petals(9, '#f08aa6', 7, 272, 316, 110, 66) +
  stand(200, 350, 1.32, jar('#e58fa8'), { foot: 56, cast: [0.8, -0.1] }) +
  petals(3, '#f3a3b8', 2, 150, 384, 120, 10);
