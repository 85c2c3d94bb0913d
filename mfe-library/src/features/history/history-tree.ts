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
 * The tree as lines: each picture is followed by the one of which most was made, and the others branch off. So a long way of steps
 * stays straight, also on a phone. Pictures are numbered in the order in which they were made.
 */
export function linesOf(nodes: readonly HistoryNode[]): Line[] {
  const numbers = new Map(nodes.map(({ id }, index) => [id, index + 1]));
  const lineFrom = (first: HistoryNode): Line => {
    const children = nodes.filter(({ parentId }) => parentId === first.id).map(lineFrom);
    const next = children.toSorted((a, b) => stepsIn(b) - stepsIn(a))[0] ?? [];
    const branches = children.filter((line) => line !== next);
    return [{ node: first, number: numbers.get(first.id) ?? 0, branches }, ...next];
  };
  return nodes.filter(({ parentId }) => !parentId || !numbers.has(parentId)).map(lineFrom);
}

const stepsIn = (line: Line): number =>
  line.reduce(
    (sum, { branches }) => sum + 1 + branches.reduce((more, branch) => more + stepsIn(branch), 0),
    0,
  );
