import { type RepairEdge, type RepairStroke, useDraft } from '@andromeda/platform';
import { useState } from 'react';

/** What the user painted, with the way back and forth. It outlives a reload and a detour over the login. */
export interface Strokes {
  strokes: readonly RepairStroke[];
  edge: RepairEdge;
  /** The brought mask as a data address; empty where the engine's is repaired. */
  mask: string;
  add(stroke: RepairStroke): void;
  setEdge(edge: RepairEdge): void;
  /** Starts again on another mask, or on the engine's where it is empty; undoing leads back to what was painted before. */
  bring(mask: string): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  forget(): void;
}

/** `id` is the picture's. */
export function useStrokes(id: string): Strokes {
  const [initial] = useState({ painted: '[]', undone: '[]', edge: 'soft', mask: '', before: '[]' });
  const [draft, change, forget] = useDraft(`criativos:corrigir-recorte:${id}`, initial);
  const strokes = parse<RepairStroke>(draft.painted);
  const undone = parse<RepairStroke>(draft.undone);
  const keep = (painted: readonly RepairStroke[], taken: readonly RepairStroke[]) =>
    change({ painted: JSON.stringify(painted), undone: JSON.stringify(taken) });
  const before = parse<Painted>(draft.before);
  const goBack = () => {
    const [mask, painted] = before.at(-1) ?? ['', '[]'];
    change({ mask, painted, undone: '[]', before: JSON.stringify(before.slice(0, -1)) });
  };
  const last = strokes.at(-1);
  const next = undone.at(-1);
  return {
    strokes,
    edge: draft.edge === 'hard' ? 'hard' : 'soft',
    mask: draft.mask,
    add: (stroke) => keep([...strokes, stroke], []),
    setEdge: (edge) => change({ edge }),
    bring: (mask) => {
      // A mask that was only looked at is no step on the way back.
      const steps = last || before.length === 0 ? [...before, [draft.mask, draft.painted]] : before;
      change({ mask, before: JSON.stringify(steps), painted: '[]', undone: '[]' });
    },
    undo: last ? () => keep(strokes.slice(0, -1), [...undone, last]) : before.length > 0 ? goBack : null,
    redo: next ? () => keep([...strokes, next], undone.slice(0, -1)) : null,
    forget,
  };
}

/** A mask's data address, and the strokes on it as JSON. */
type Painted = readonly [mask: string, painted: string];

function parse<Item>(text: string): Item[] {
  try {
    return JSON.parse(text) as Item[];
  } catch {
    return [];
  }
}
