import { fill, glow, stand } from '../../light.ts';
import { dark, face, type Markup, rect, times, tube } from '../../markup.ts';

const canister = (w: number, h: number, fillColor: string, level: number, seed: number): Markup =>
  rect(-w / 2, -h, w, h, '#ffffff', 'rx="9" opacity=".55"') +
  rect(-w / 2 + 3, -h * level, w - 6, h * level - 3, face(fillColor), 'rx="6"') +
  rect(
    -w / 2 + 3,
    -h * level,
    w - 6,
    h * level - 3,
    '#000',
    `rx="6" filter="noise(.35 .35 2 ${seed} ${dark(fillColor, 0.6)} .7)" opacity=".6"`,
  ) +
  rect(-w / 2, -h, w, h, 'lin(0 #8fa3ad66 #ffffffaa@16 #ffffff00@30 #ffffff00@80 #5f737d55)', 'rx="9"') +
  rect(-w / 2 - 3, -h - 18, w + 6, 22, tube('#dfe6e4'), 'rx="6"') +
  rect(-w / 2 - 3, -h - 2, w + 6, 4, '#7fc0ae') +
  rect(-w * 0.3, -h * 0.46, w * 0.6, 20, '#fffdf8', 'rx="3"') +
  rect(-w * 0.2, -h * 0.46 + 8, w * 0.4, 3, '#6a6f70');

export const pantryScene =
  fill('lin(90 #f6f5f1 #e9e7e0)') +
  [150, 274]
    .map(
      (y) =>
        rect(-20, y, 440, 13, 'lin(90 #ffffff #d9d6cd)') +
        rect(-20, y + 13, 440, 12, '#6a6358', 'opacity=".18"'),
    )
    .join('') +
  stand(70, 150, 1, canister(78, 92, '#f7f1e2', 0.76, 2), { foot: 36, cast: null }) +
  stand(162, 150, 1, canister(64, 70, '#c98a4a', 0.8, 3), { foot: 30, cast: null }) +
  stand(248, 150, 1, canister(74, 108, '#6a3a2a', 0.7, 4), { foot: 34, cast: null }) +
  stand(338, 150, 1, canister(76, 80, '#e8c56a', 0.74, 5), { foot: 36, cast: null }) +
  stand(84, 274, 1, canister(98, 80, '#e0b04a', 0.78, 6), { foot: 46, cast: null }) +
  stand(200, 274, 1, canister(96, 92, '#8a4a36', 0.8, 8), { foot: 46, cast: null }) +
  stand(318, 274, 1, canister(104, 76, '#f3ead6', 0.82, 7), { foot: 48, cast: null }) +
  rect(-20, 386, 440, 40, 'lin(90 #ffffff #e2ded4)') +
  stand(104, 386, 1, canister(130, 72, '#d9a05a', 0.8, 9), { foot: 60, cast: null }) +
  stand(
    284,
    386,
    1,
    rect(-80, -66, 160, 68, face('#d9b98a'), 'rx="6"') +
      times(5, (r) =>
        times(12, (k) =>
          rect(-76 + k * 13, -62 + r * 13, 11, 10, (k + r) % 2 ? '#c49f69' : '#e6cba0', 'rx="3"'),
        ),
      ) +
      rect(-24, -40, 48, 20, '#fffdf8', 'rx="3"'),
    { foot: 78, cast: null },
  ) +
  glow(60, 20, 260, '#ffffff', 0.5);
