import type { TrailEntry } from '@andromeda/platform';

/** What changed in a place, from a line of the trail: antes: ordem padrão; agora: mfe-b, mfe-a, sem mfe-c. */
export function arrangedText(detail: TrailEntry['detail']): string {
  const names = (key: string) => (Array.isArray(detail[key]) ? detail[key].map(String) : []);
  const words = (order: string[], off: string[]) =>
    [order.join(', ') || 'ordem padrão', ...(off.length > 0 ? [`sem ${off.join(', ')}`] : [])].join(', ');
  return `antes: ${words(names('orderBefore'), names('offBefore'))}; agora: ${words(names('order'), names('off'))}`;
}
