import { fill, glow, lay, vignette } from '../../light.ts';
import { blurred, faded, type Markup, rect, times } from '../../markup.ts';
import { clothFromAbove } from '../../surfaces.ts';
import { hue } from './parts.ts';

const keyboard =
  rect(-176, -74, 352, 148, 'lin(60 #3a3848 #1f1d2a@50 #0f0e16)', 'rx="14"') +
  blurred(
    5,
    times(60, (i) => {
      const [col, row] = [i % 15, Math.floor(i / 15)];
      return rect(-165 + col * 22.2, -60 + row * 30, 20, 26, hue(col / 14), 'opacity=".9"');
    }),
  ) +
  times(60, (i) => {
    const [col, row] = [i % 15, Math.floor(i / 15)];
    const c = hue(col / 14);
    return (
      rect(-164 + col * 22.2, -60 + row * 30, 18, 24, 'lin(90 #35334a #14121d)', 'rx="4"') +
      rect(-161 + col * 22.2, -58 + row * 30, 12, 16, 'lin(90 #4a4762 #26243a)', 'rx="3"') +
      rect(-158 + col * 22.2, -53 + row * 30, 6, 2.4, c)
    );
  });

function clothDark(): Markup {
  return (
    faded(0.55, clothFromAbove('#22202c', 4)) +
    rect(
      24,
      60,
      352,
      300,
      'none',
      'rx="16" transform="rotate(-18 200 210)" stroke="#4a4762" stroke-width="2"',
    )
  );
}

export const keyboardScene =
  fill('lin(60 #15131d #0b0a11)') +
  clothDark() +
  lay(192, 206, 1, keyboard, -18, 10) +
  glow(120, 250, 200, '#ff4f9a', 0.22) +
  glow(310, 170, 200, '#3fa0ff', 0.25) +
  lay(
    330,
    330,
    0.9,
    rect(-34, -56, 68, 112, 'lin(0 #2a2838 #4a4762@40 #15131d)', 'rx="33"') +
      rect(-3, -40, 6, 22, '#4fe08a', 'rx="3"'),
    20,
    6,
  ) +
  vignette(0.4);
