import { glow, hang, vignette } from '../../light.ts';
import { blurred, group, metal, rect, shape } from '../../markup.ts';
import { satin } from '../../surfaces.ts';

const lipstick =
  rect(-30, -86, 60, 88, metal('#2a1c22'), 'rx="4"') +
  rect(-30, -92, 60, 10, metal('#e0b464')) +
  rect(-24, -132, 48, 42, metal('#e0b464'), 'rx="2"') +
  shape('M-19 -132 V-178 Q-14 -206 19 -214 V-132 Z', 'lin(0 #7c0716 #ff5566@32 #d11a30@58 #7c0716)') +
  shape('M-19 -178 Q-14 -206 19 -214 Q16 -190 -19 -178 Z', '#ff8a90', 'opacity=".75"');

export const lipstickScene =
  satin('#8e0f26', 9) +
  glow(70, 70, 260, '#ff8a70', 0.5) +
  hang(210, 316, 1.18, group('transform="rotate(14)"', lipstick), [16, 14, 9], 0.55) +
  blurred(3, shape('M-20 352 Q80 300 170 340 T420 320 V420 H-20 Z', 'lin(80 #d8344d #7d0a1e@55 #4a0512)')) +
  glow(250, 100, 60, '#ffe1c8', 0.55) +
  vignette(0.5, '#2a0210');
