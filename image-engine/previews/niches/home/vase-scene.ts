import { blindLight, fill, stand } from '../../light.ts';
import { group, type Markup, oval, rect, shape, stroke, times } from '../../markup.ts';

const pampas = (turn: number, h: number): Markup =>
  group(
    `transform="rotate(${turn})"`,
    stroke(`M0 0 Q4 ${-h * 0.5} 0 ${-h}`, '#b08d5a', 2.4),
    times(15, (i) =>
      oval(
        0,
        -h * 0.55 - i * h * 0.032,
        12 - Math.abs(i - 6) * 1.2,
        13,
        i % 2 ? '#f0dfc2' : '#e2c99e',
        `transform="rotate(${(i % 2 ? 1 : -1) * 16} 0 ${-h * 0.55 - i * h * 0.032})" opacity=".9"`,
      ),
    ),
  );

export const vaseScene =
  fill('lin(90 #efe2d3 #e6d3bd)') +
  fill('#000', 'filter="noise(.02 .02 4 4 #b79a78 .6)" opacity=".25"') +
  blindLight('#fff3d0', 0.75) +
  fill('lin(0 #6a4a2a33 #00000000@60)') +
  stand(
    196,
    378,
    1,
    rect(-130, -52, 260, 54, 'lin(90 #c9c4bd #a39d95@50 #837d76)', 'rx="4"') +
      rect(-130, -52, 260, 54, '#000', 'rx="4" filter="noise(.06 .08 4 3 #55504a .7)" opacity=".4"'),
    { foot: 128, cast: null },
  ) +
  stand(
    196,
    326,
    1.12,
    group('transform="translate(0 -112)"', pampas(-19, 150), pampas(16, 160), pampas(-2, 178)) +
      shape(
        'M-20 -124 H20 Q18 -100 34 -84 Q66 -58 56 -20 Q50 2 30 2 H-30 Q-50 2 -56 -20 Q-66 -58 -34 -84 Q-18 -100 -20 -124 Z',
        'lin(0 #8a5a43 #f1c9ae@28 #cf9274@52 #6f4331)',
      ) +
      times(5, (i) =>
        stroke(
          `M${-46 + Math.abs(i - 2) * 2} ${-52 + i * 8} Q0 ${-42 + i * 8} ${46 - Math.abs(i - 2) * 2} ${-52 + i * 8}`,
          '#8a563f',
          1.6,
          'opacity=".45"',
        ),
      ),
    { foot: 40, cast: [0.75, 0.1], castOpacity: 0.26, shade: '#6a4426' },
  );
