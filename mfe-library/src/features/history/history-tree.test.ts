import type { HistoryNode } from '@andromeda/platform';
import { expect, test } from 'vitest';
import { type Line, linesOf } from './history-tree.ts';

const node = (id: string, parentId: string | null = null) => ({ id, parentId }) as HistoryNode;
const told = (lines: Line[]): unknown =>
  lines.map((line) =>
    line.map(({ node, branches }) => (branches.length > 0 ? [node.id, told(branches)] : node.id)),
  );

test('the longest way of steps stays one line, and others branch off from the picture that they were made of', () => {
  const nodes = [node('foto'), node('recorte', 'foto'), node('cor', 'recorte'), node('texto', 'cor')];
  expect(told(linesOf(nodes))).toEqual([['foto', 'recorte', 'cor', 'texto']]);
  expect(told(linesOf([...nodes, node('cena', 'recorte')]))).toEqual([
    ['foto', ['recorte', [['cena']]], 'cor', 'texto'],
  ]);
});

test('a picture whose parent is not there begins a line of its own', () => {
  expect(told(linesOf([node('texto', 'apagada'), node('cor')]))).toEqual([['texto'], ['cor']]);
});
