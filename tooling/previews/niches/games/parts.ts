import { mix } from '../../markup.ts';

export const hue = (share: number): string => {
  const stops = ['#ff4f6e', '#ffb03a', '#e8f04a', '#4fe08a', '#3fb8ff', '#8a5cff', '#ff4fc8'];
  const at = share * (stops.length - 1);
  const i = Math.min(stops.length - 2, Math.floor(at));
  return mix(stops[i] ?? '#fff', stops[i + 1] ?? '#fff', at - i);
};
