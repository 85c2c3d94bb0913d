import { monsteraPlant } from '../../../src/demonstration/painting/props/plants.ts';
import { armchair } from '../../../src/demonstration/products/drawn/armchair.ts';
import { fill, hang, stand, vignette, windowLight } from '../../light.ts';
import { dark, dot, face, type Markup, pick, rect, times } from '../../markup.ts';

const parquet = (y: number, color: string): Markup =>
  times(5, (row) =>
    times(11, (col) => {
      const h = 16 + row * 7;
      const top = y + pick([0, 16, 39, 69, 106], row);
      return rect(
        -40 + col * 46 + (row % 2) * 22,
        top,
        45,
        h,
        face((col + row) % 3 ? color : dark(color, 0.14)),
        'opacity=".92"',
      );
    }),
  );

export const armchairScene =
  fill('lin(90 #8c935c #757d49@60 #5f6739)') +
  windowLight(-20, 10, 1.6, '#fff6cf', 0.6) +
  rect(-20, 294, 440, 10, '#f1eadb') +
  rect(-20, 302, 440, 120, '#b77f4a') +
  parquet(302, '#c58d55') +
  hang(
    300,
    82,
    1,
    rect(-46, -40, 92, 80, '#f5ecd9') + rect(-38, -32, 76, 64, '#d9764a') + dot(0, 2, 22, '#f7d9a0'),
    [6, 8, 5],
  ) +
  stand(330, 352, 1.06, monsteraPlant('#2f7a4d', '#e8dfd0'), { foot: 26, cast: [0.4, -0.1] }) +
  stand(172, 366, 1.14, armchair('#d98a3d'), { foot: 92, cast: [0.7, -0.08] }) +
  vignette(0.2, '#2a2410');
