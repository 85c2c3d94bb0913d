import { blurred, mix, rect, times } from '../../painting/markup.ts';

/** A colour of the rainbow, from red (0) to pink (1). */
export const hue = (share: number): string => {
  const stops = ['#ff4f6e', '#ffb03a', '#e8f04a', '#4fe08a', '#3fb8ff', '#8a5cff', '#ff4fc8'];
  const at = share * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(at));
  return mix(stops[i] ?? '#fff', stops[i + 1] ?? '#fff', at - i);
};

export const keyboard =
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
