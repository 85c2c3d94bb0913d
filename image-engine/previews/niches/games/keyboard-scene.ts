import { keyboard } from '../../../src/demonstration/products/drawn/keyboard.ts';
import { fill, glow, lay, vignette } from '../../light.ts';
import { faded, type Markup, rect } from '../../markup.ts';
import { clothFromAbove } from '../../surfaces.ts';

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
