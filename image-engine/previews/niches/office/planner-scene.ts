import { eucalyptus } from '../../../src/demonstration/painting/props/plants.ts';
import { lay, windowLight } from '../../light.ts';
import { at, face, metal, rect, stroke, times } from '../../markup.ts';
import { cupFromAbove } from '../../props/household.ts';
import { clothFromAbove } from '../../surfaces.ts';
import { pencil } from './parts.ts';

const planner =
  rect(-88, -116, 176, 232, face('#e8c9c0'), 'rx="9"') +
  rect(-80, -108, 160, 216, '#fffdf8', 'rx="4"') +
  rect(-3, -108, 6, 216, 'lin(0 #d9cfc2 #fff@50 #d9cfc2)') +
  [0, 1]
    .map((s) =>
      times(
        5,
        (i) =>
          rect(-72 + s * 84, -92 + i * 38, 60, 4, '#c98a7f', 'rx="2"') +
          rect(-72 + s * 84, -80 + i * 38, 50 - ((i * 13) % 24), 3, '#d3ccc2', 'rx="1.5"') +
          rect(-72 + s * 84, -72 + i * 38, 40, 3, '#e3ddd4', 'rx="1.5"'),
      ),
    )
    .join('') +
  times(10, (i) => rect(-5, -100 + i * 22, 10, 7, metal('#d9b46a'), 'rx="3.5"')) +
  rect(50, 96, 10, 42, '#c9707a');

const clip = stroke('M-10 16 V-10 a8 8 0 0 1 16 0 V14 a5 5 0 0 1 -10 0 V-6', '#d9ab45', 3);

export const plannerScene =
  clothFromAbove('#e6d8c2', 5) +
  windowLight(-30, -10, 1.7, '#fffdf0', 0.5) +
  lay(176, 206, 1.22, planner, -7, 8) +
  lay(338, 98, 0.9, cupFromAbove('#ffffff', '#6a3f24'), 20, 7) +
  lay(352, 396, 1.25, eucalyptus('#7fa58b'), -22, 5) +
  lay(60, 366, 1, clip, 30, 2) +
  lay(90, 378, 1, clip, -20, 2) +
  lay(314, 208, 0.9, at(0, 60, 1, pencil('#d9ab45', 120)), 14, 4);
