import { imageTools } from './image-tools.ts';
import type { Operation } from './operations.ts';

/** Every operation of the product: the tools' own first, then the variants. */
export const operations: readonly Operation[] = [
  ...imageTools.map(({ operation }) => operation),
  ...imageTools.flatMap(({ variants }) => variants),
];
