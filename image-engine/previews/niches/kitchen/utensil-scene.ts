import { fill, glow, stand } from '../../light.ts';
import { at, blurred, dark, dot, face, oval, rect, shape, stroke, times, tube } from '../../markup.ts';

export const utensilScene =
  fill('lin(90 #ffd9c2 #ffc4a6@60 #f7ae8c)') +
  glow(120, 90, 260, '#fff3e6', 0.8) +
  rect(-20, 312, 440, 110, 'lin(90 #f0a98a #ffcdb4)') +
  blurred(3, oval(90, 374, 70, 10, '#fff', 'opacity=".85"'), oval(330, 384, 50, 8, '#fff', 'opacity=".8"')) +
  times(24, (i) => dot(30 + ((i * 71) % 340), 350 + ((i * 17) % 44), 1.6, '#fff', 'opacity=".8"')) +
  stand(
    200,
    366,
    1.16,
    at(
      -40,
      -90,
      1,
      rect(-5, -80, 10, 90, tube('#d9a565'), 'rx="5"') + rect(-18, -150, 36, 74, face('#2f9c8f'), 'rx="12"'),
      -18,
    ) +
      at(
        36,
        -90,
        1,
        rect(-5, -80, 10, 90, tube('#d9a565'), 'rx="5"') +
          oval(0, -108, 23, 34, face('#2f9c8f')) +
          oval(0, -108, 15, 25, dark('#2f9c8f', 0.2)),
        17,
      ) +
      at(
        -6,
        -90,
        1,
        rect(-5, -94, 10, 100, tube('#d9a565'), 'rx="5"') +
          times(5, (i) => stroke(`M0 -92 Q${-26 + i * 13} -130 0 -164`, '#e8634a', 4)),
        -2,
      ) +
      at(
        16,
        -88,
        1,
        rect(-5, -70, 10, 80, tube('#d9a565'), 'rx="5"') +
          rect(-20, -128, 40, 60, face('#e8634a'), 'rx="8"') +
          times(3, (i) => rect(-11 + i * 9, -120, 4, 40, '#a33a28', 'rx="2"')),
        34,
      ) +
      shape('M-56 -108 H56 L48 -8 Q46 2 34 2 H-34 Q-46 2 -48 -8 Z', tube('#fbf6ee')) +
      oval(0, -108, 56, 10, '#d8cdbd') +
      stroke('M-53 -70 Q0 -58 53 -70', '#2f9c8f', 5) +
      shape('M-56 -108 H56 L55 -96 Q0 -84 -55 -96 Z', tube('#fbf6ee')),
    { foot: 44, cast: [0.6, -0.2], shade: '#7a3a1c' },
  );
