import type { HistoryNode, ImageHistory } from '@andromeda/platform';
import { toolOf } from 'bff/contract/browser';
import type { Remake } from './remake-context.ts';

/** What a picture of a history was made with; null where no tool made it. A free version was made as its picture was. */
export function remakeOf(
  { nodes }: ImageHistory,
  id: string,
): (Omit<Remake, 'notes'> & { node: HistoryNode }) | null {
  const byId = (wanted: string | null) => nodes.find((node) => node.id === wanted);
  const made = (node: HistoryNode | undefined): HistoryNode | undefined =>
    node && !toolOf(node.kind) ? made(byId(node.parentId)) : node;
  const node = made(byId(id));
  if (!node) return null;
  return {
    id: node.id,
    picture: node.image,
    prompt: node.prompt ?? '',
    options: node.options ?? {},
    source: byId(node.parentId) ?? null,
    productPhoto: node.productPhoto,
    node,
  };
}
