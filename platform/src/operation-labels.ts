import type { Operation } from 'bff/contract';
import { operationLabel, operations } from 'bff/contract/browser';

/** The label of each operation, from the descriptions of the tools that this shell was built with. */
export const operationLabels = Object.fromEntries(
  operations.map((operation) => [operation, operationLabel(operation)]),
) as Record<Operation, string>;
