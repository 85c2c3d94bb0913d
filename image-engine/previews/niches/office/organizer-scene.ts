import { studio } from '../../backdrops.ts';
import { stand } from '../../light.ts';
import { at, blurred, dot, face, metal, rect, stroke, times } from '../../markup.ts';
import { pottedPlant } from '../../props/plants.ts';
import { color, pencil } from './parts.ts';

const organizer =
  rect(-112, -70, 224, 72, face('#e2c49a'), 'rx="7"') +
  at(
    -78,
    -60,
    0.9,
    times(4, (i) => at(-20 + i * 13, 0, 0.86, pencil(color(i + 1), 128), -8 + i * 5)),
  ) +
  rect(-112, -96, 72, 98, face('#d9b685'), 'rx="6"') +
  at(
    2,
    -58,
    1,
    rect(-26, -58, 52, 62, '#ffffff') +
      rect(-22, -66, 52, 66, '#f3f6ff') +
      rect(-14, -54, 30, 4, '#8fb59a') +
      rect(-14, -44, 22, 3, '#c9d3cb'),
  ) +
  rect(-36, -64, 74, 66, face('#e8cfa8'), 'rx="6"') +
  rect(42, -56, 70, 26, face('#f0dab8'), 'rx="5"') +
  rect(42, -28, 70, 30, face('#e2c49a'), 'rx="5"') +
  dot(77, -43, 4, metal('#b98a4e')) +
  dot(77, -13, 4, metal('#b98a4e')) +
  at(
    66,
    -56,
    0.5,
    dot(0, -14, 17, 'none', 'stroke="#4a4e59" stroke-width="6"') +
      dot(30, -14, 17, 'none', 'stroke="#4a4e59" stroke-width="6"') +
      stroke('M6 -26 L20 -96 M24 -26 L10 -96', '#c9ced8', 7),
  );

export const organizerScene =
  studio('#dfeadf', '#c3d6c6', '#ffffff') +
  blurred(
    4,
    rect(60, 30, 250, 170, '#d9b487'),
    rect(68, 38, 234, 154, '#e8cba4'),
    rect(84, 54, 60, 50, '#ffffff', 'transform="rotate(-5 114 80)"'),
    rect(170, 52, 50, 60, '#bfe0d0', 'transform="rotate(4 195 80)"'),
    rect(240, 60, 44, 44, '#ffe08a'),
    rect(110, 124, 70, 46, '#f5c6cf'),
    rect(210, 124, 70, 50, '#ffffff'),
  ) +
  rect(-20, 300, 440, 120, 'lin(90 #e3e7e2 #ffffff)') +
  rect(-20, 299, 440, 3, '#fff') +
  stand(344, 346, 0.9, pottedPlant('#5fa078', '#ffffff'), { foot: 22, cast: [0.4, -0.1], castOpacity: 0.2 }) +
  stand(176, 362, 1.3, organizer, { foot: 112, cast: [0.5, -0.1], castOpacity: 0.22 });
