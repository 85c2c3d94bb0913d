import { type Operation, operationLabels } from '@andromeda/platform';

/** What the filter offers: the order of docs/product.md#library, then every other operation. */
const filterable = [
  'context_edit',
  'remove_background',
  'change_background',
  'add_text',
  'generate_image',
] as const satisfies readonly Operation[];

export const operationOptions = [
  { value: '', label: 'Todas as operações' },
  ...filterable.map((operation) => ({ value: operation, label: operationLabels[operation] })),
];

/** The operation that a filter value names, or undefined for 'all' and for what the filter does not offer. */
export function operationFrom(value: string | null): Operation | undefined {
  return filterable.find((operation) => operation === value);
}
