import { fill, glow, hang, stand, vignette } from '../../light.ts';
import { at, blurred, dot, face, rect, shape } from '../../markup.ts';
import { cushion } from './parts.ts';

export const artScene =
  fill('lin(90 #1d5361 #164450@60 #10333d)') +
  glow(200, 60, 250, '#ffe3ac', 0.45) +
  blurred(10, shape('M170 -20 H230 L330 300 H70 Z', '#fff0cc', 'opacity=".22"')) +
  hang(
    200,
    136,
    1,
    rect(-88, -106, 176, 212, 'lin(40 #d9a05a #8f5a28)') +
      rect(-79, -97, 158, 194, '#fbf5ea') +
      rect(-60, -78, 120, 156, '#f7d8b8') +
      dot(18, -28, 34, '#f0803c') +
      shape('M-60 20 Q-30 -20 10 18 T60 6 V78 H-60 Z', '#c4472f') +
      shape('M-60 48 Q-20 18 16 46 T60 36 V78 H-60 Z', '#1d5361') +
      shape('M-88 -106 L20 -106 L-60 106 H-88 Z', '#fff', 'opacity=".1"'),
    [10, 16, 9],
    0.5,
  ) +
  stand(
    200,
    392,
    1.1,
    rect(-168, -104, 336, 76, face('#c98245'), 'rx="24"') +
      rect(-152, -66, 150, 44, 'lin(90 #e2a062 #b4703a)', 'rx="14"') +
      rect(2, -66, 150, 44, 'lin(90 #dc995a #a96732)', 'rx="14"') +
      rect(-190, -92, 42, 84, face('#bd763a'), 'rx="18"') +
      rect(148, -92, 42, 84, face('#a5622c'), 'rx="18"') +
      rect(-168, -26, 336, 22, '#8a5026', 'rx="6"') +
      at(-96, -58, 0.44, cushion('#1d5361'), 6),
    { foot: 176, cast: null },
  ) +
  vignette(0.35);
