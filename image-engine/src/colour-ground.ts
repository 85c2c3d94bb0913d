import type { Margin } from './photo/finishing/frame-product.ts';
import { readColour } from './shop-style.ts';
import type { Finish } from './worker/worker-protocol.ts';

/** One colour behind a product, given as `#RRGGBB`, and how the product stands on it. */
export interface ColourGround {
  colour: string;
  /** With its photo's own shadow or a soft contact shadow, unless this is false. */
  shadow?: boolean | undefined;
  /** With a margin the product is centred and leaves that much ground; else it stays where it was. */
  margin?: Margin | undefined;
}

/** What a cut-out is finished with; nothing lies behind it where there is no ground. Throws `ImageEngineError` where the colour is none. */
export function finishOn(ground: ColourGround | undefined): Finish {
  if (!ground) return { kind: 'transparent' };
  const { colour, shadow = true, margin } = ground;
  const [red, green, blue] = readColour(colour);
  return { kind: 'solid_colour', red, green, blue, shadow, margin };
}
