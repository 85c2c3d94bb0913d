import type { Operation } from '@andromeda/platform';
import { imageTools } from 'bff/contract/browser';

const filterable = imageTools.toSorted((a, b) => a.filterOrder - b.filterOrder);

export const operationOptions = [
  { value: '', label: 'Todas as operações' },
  ...filterable.map(({ operation, label }) => ({ value: operation, label })),
];

/** The operation that a filter value names, or undefined for 'all' and for what the filter does not offer. */
export function operationFrom(value: string | null): Operation | undefined {
  return filterable.find(({ operation }) => operation === value)?.operation;
}
