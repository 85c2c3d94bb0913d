import { Checkbox, IconButton, keepClear, SegmentedControl } from '@andromeda/design-system';
import { Eraser, Paintbrush, Redo2, Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { RepairView } from './draw-repair.ts';
import styles from './repair.module.css';
import type { Brush } from './use-brush.ts';
import type { Strokes } from './use-strokes.ts';

const SMALLEST = 4;
export const LARGEST = 60;

const sides = [
  { value: 'keep', label: 'Manter', icon: <Paintbrush /> },
  { value: 'remove', label: 'Remover', icon: <Eraser /> },
] as const;
const views = [
  { value: 'paint', label: 'Pintar' },
  { value: 'before', label: 'Antes' },
  { value: 'after', label: 'Depois' },
] as const;
const edges = [
  { value: 'soft', label: 'Borda suave' },
  { value: 'hard', label: 'Borda nítida' },
] as const;

type RepairToolsProps = {
  brush: Brush;
  view: RepairView;
  strokes: Strokes;
  onBrush: (change: Partial<Brush>) => void;
  onView: (view: RepairView) => void;
};

/** Brush, view and edge, within the reach of a thumb. */
export function RepairTools({ brush, view, strokes, onBrush, onView }: RepairToolsProps) {
  const size = useId();
  return (
    <div {...keepClear} className={styles.tools}>
      <SegmentedControl
        label="Pincel"
        labelHidden
        options={sides}
        value={brush.side}
        onValueChange={(side) => {
          onBrush({ side });
          onView('paint');
        }}
        className={styles.sides}
      />
      <div className={styles.row}>
        <label htmlFor={size} className={styles.size}>
          Tamanho
          <input
            id={size}
            type="range"
            min={SMALLEST}
            max={LARGEST}
            value={brush.size}
            onChange={(event) => onBrush({ size: Number(event.currentTarget.value) })}
          />
        </label>
        <IconButton
          label="Desfazer"
          icon={<Undo2 />}
          variant="sunken"
          disabled={!strokes.undo}
          onClick={() => strokes.undo?.()}
        />
        <IconButton
          label="Refazer"
          icon={<Redo2 />}
          variant="sunken"
          disabled={!strokes.redo}
          onClick={() => strokes.redo?.()}
        />
      </div>
      <SegmentedControl label="Ver" labelHidden options={views} value={view} onValueChange={onView} />
      <Checkbox
        label="Seguir o contorno"
        hint="Desmarque para mudar só o que você pintar."
        checked={brush.follows}
        onCheckedChange={(follows) => onBrush({ follows })}
      />
      <SegmentedControl
        label="Borda"
        labelHidden
        options={edges}
        value={strokes.edge}
        onValueChange={strokes.setEdge}
      />
    </div>
  );
}
