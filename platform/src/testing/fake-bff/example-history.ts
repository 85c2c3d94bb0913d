import type { HistoryNode, ImageHistory, LibraryImage, PicturePreparation } from 'bff/contract';
import { imageOf } from './examples.ts';

const OF_DAY = '2026-11-28T';

/** The history of a picture: of its photo a cut-out, repaired once, and of that a colour, a scene and a text. */
export function exampleHistory(asked: LibraryImage): ImageHistory {
  const cutOut = imageOf(1);
  const repaired = { ...imageOf(100), operation: cutOut.operation, repaired: true, repairable: true };
  const coloured = imageOf(0);
  const scene = imageOf(2);
  const text = imageOf(3);
  const nodes: HistoryNode[] = [
    { ...nodeOf(cutOut, { id: 'foto-1', kind: 'original', at: '09:58', cost: null }), image: null },
    nodeOf(cutOut, { parentId: 'foto-1', at: '10:02', present: false }),
    nodeOf(repaired, { parentId: cutOut.id, kind: 'repair', at: '10:05', cost: 0 }),
    nodeOf(coloured, {
      ...{ parentId: repaired.id, at: '10:09' },
      options: { backgroundType: 'color', backgroundColor: 'F3E9DC', margin: 'medium', shadow: true },
      preparations: [examplePreparation()],
    }),
    nodeOf(scene, { parentId: repaired.id, at: '10:16', options: { format: 'square' } }),
    nodeOf(
      { ...text, prompt: 'Caneca esmaltada\nde R$ 69,90 por R$ 49,90\n30% OFF' },
      { parentId: coloured.id, at: '10:21', options: { handHolding: false, brand: true } },
    ),
  ];
  const known = nodes.some(({ id }) => id === asked.id);
  return {
    nodes: known ? nodes : [...nodes, nodeOf(asked, { parentId: repaired.id, at: '10:30' })],
    truncated: false,
  };
}

/** Taken as a ZIP, ready for two channels. */
function examplePreparation(): PicturePreparation {
  const ready = {
    ...{ verdict: 'ready' as const, reasons: [], outdated: false },
    file: { width: 1200, height: 1200, bytes: 214_000 },
  };
  return {
    ...{ act: '7d9f1c52-0000-4000-8000-000000000001', way: 'zip', createdAt: `${OF_DAY}10:12:00.000Z` },
    copies: [
      { ...ready, channel: 'mercado_livre' },
      { ...ready, channel: 'shopee' },
    ],
  };
}

type Step = Partial<Omit<HistoryNode, 'createdAt'>> & { at: string };

function nodeOf(image: LibraryImage, { at, ...step }: Step): HistoryNode {
  return {
    id: image.id,
    parentId: null,
    parentDeleted: false,
    productPhoto: null,
    kind: image.operation,
    prompt: image.prompt,
    options: null,
    photos: 1,
    cost: 1,
    createdAt: `${OF_DAY}${at}:00.000Z`,
    thumbnailUrl: image.thumbnailUrl,
    imageUrl: image.imageUrl,
    present: true,
    image,
    preparations: [],
    ...step,
  };
}
