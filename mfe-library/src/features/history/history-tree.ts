import type { HistoryNode } from '@andromeda/platform';

/** One picture of the tree, with its number; what was made of it besides the next one stands in branches. */
export interface Step {
  node: HistoryNode;
  number: number;
  branches: Line[];
}

/** Pictures that were made one of another. */
export type Line = Step[];

/**
 * The tree as lines: each picture is followed by the newest one that was made of it, and the others branch off. So a long way of
 * steps stays straight, also on a phone. Pictures are numbered in the order in which they were made.
 */
export function linesOf(nodes: readonly HistoryNode[]): Line[] {
  const numbers = new Map(nodes.map(({ id }, index) => [id, index + 1]));
  const lineFrom = (first: HistoryNode): Line => {
    const children = nodes.filter(({ parentId }) => parentId === first.id);
    const next = children.pop();
    const step = { node: first, number: numbers.get(first.id) ?? 0, branches: children.map(lineFrom) };
    return next ? [step, ...lineFrom(next)] : [step];
  };
  return nodes.filter(({ parentId }) => !parentId || !numbers.has(parentId)).map(lineFrom);
}
