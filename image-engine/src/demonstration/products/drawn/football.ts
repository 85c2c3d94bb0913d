import { dot, inside, type Markup, shape, stroke, times } from '../../painting/markup.ts';

const penta = (x: number, y: number, r: number, turn: number, c = '#1b1a24'): Markup =>
  shape(
    `M${Array.from({ length: 5 }, (_, i) => {
      const a = ((turn + i * 72) * Math.PI) / 180;
      return `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`;
    }).join(' L')} Z`,
    c,
  );

export const football = (r: number): Markup =>
  dot(0, -r, r, 'rad(.36 .28 .82 #ffffff #eef0f6@50 #9aa3b8)') +
  inside(
    dot(0, -r, r, '#000'),
    penta(-6, -r - 4, r * 0.34, -90) +
      times(5, (i) => {
        const a = ((-90 + i * 72) * Math.PI) / 180;
        return (
          penta(-6 + Math.cos(a) * r * 0.98, -r - 4 + Math.sin(a) * r * 0.98, r * 0.34, 90 + i * 72) +
          stroke(
            `M${-6 + Math.cos(a) * r * 0.34} ${-r - 4 + Math.sin(a) * r * 0.34} L${-6 + Math.cos(a) * r * 0.66} ${-r - 4 + Math.sin(a) * r * 0.66}`,
            '#3a3d4d',
            3,
          )
        );
      }),
    dot(0, -r, r, 'rad(.36 .28 .82 #ffffff22 #ffffff00@45 #12182e99)'),
  );
