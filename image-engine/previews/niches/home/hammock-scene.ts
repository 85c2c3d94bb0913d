import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { sea, sky } from '../../backdrops.ts';
import { at, blurred, group, inside, oval, pick, rect, shape, stroke, times, tube } from '../../markup.ts';

export const hammockScene =
  sky('#8fd4ee', '#e6f6f6') +
  sea(150, 250, '#2a9cc0', '#7ad6d8') +
  blurred(
    2,
    rect(-20, 232, 440, 8, '#fff'),
    times(12, (i) => rect(-6 + i * 36, 240, 6, 50, '#fff')),
    rect(-20, 286, 440, 10, '#fff'),
  ) +
  rect(-20, 294, 440, 130, '#e3d2b8') +
  times(4, (r) =>
    times(10, (k) => {
      const s = 44 + r * 6;
      const y = 296 + pick([0, 22, 48, 80], r);
      const h = pick([22, 26, 32, 42], r);
      return (
        rect(-30 + k * s, y, s - 2, h - 2, (k + r) % 2 ? '#f6ecd8' : '#5b9aa0') +
        oval(-30 + k * s + s / 2, y + h / 2, s * 0.26, h * 0.26, (k + r) % 2 ? '#d9764a' : '#f6ecd8')
      );
    }),
  ) +
  rect(-6, -20, 30, 360, 'lin(0 #ffffff #e9e0d0@50 #b9ab94)') +
  rect(376, -20, 30, 360, 'lin(0 #ffffff #e9e0d0@50 #b9ab94)') +
  rect(-20, -20, 440, 40, 'lin(90 #a9713c #7c4d25)') +
  [90, 316]
    .map(
      (x) =>
        stroke(`M${x} 18 v34`, '#6a5a40', 2.4) +
        times(9, (i) => at(x, 74, 0.5, palm(i % 2 ? '#4f9a58' : '#3b8248', 12), 96 + i * 21)) +
        shape(`M${x - 22} 56 h44 l-8 26 h-28 Z`, tube('#c4693c')),
    )
    .join('') +
  group(
    'filter="drop(0 30 10 #120b26 .3)"',
    stroke('M24 150 L86 216 M376 150 L314 216 M24 150 L80 226 M376 150 L320 226', '#f3e7cf', 3.4) +
      shape(
        'M78 210 Q200 336 322 210 Q336 232 318 246 Q200 372 82 246 Q64 232 78 210 Z',
        'lin(90 #fff7e8 #f2d9b0@60 #c9a774)',
      ) +
      inside(
        shape('M78 210 Q200 336 322 210 Q336 232 318 246 Q200 372 82 246 Q64 232 78 210 Z', '#000'),
        times(5, (i) =>
          stroke(
            `M70 ${216 + i * 12} Q200 ${338 + i * 13} 330 ${216 + i * 12}`,
            pick(['#d9583c', '#2f8f9a', '#f0a53c', '#d9583c', '#2f8f9a'], i),
            5,
            'opacity=".9"',
          ),
        ),
      ) +
      times(17, (i) => {
        const t = i / 16;
        const x = 88 + t * 224;
        const y = 252 + Math.sin(Math.PI * t) * 58;
        return stroke(`M${x} ${y} v20`, '#fff3dc', 2.4);
      }),
  );
