import { Checkbox, IconButton } from '@andromeda/design-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import cards from '../../../card-table.module.css';
import styles from './meetings.module.css';
import { messages } from './messages.ts';
import type { PlaceRow } from './place-rows.ts';

type FillRowProps = {
  row: PlaceRow;
  first: boolean;
  last: boolean;
  disabled: boolean;
  onMove: (by: 1 | -1) => void;
  onShow: (shown: boolean) => void;
};

/** One remote in a place, with its ways up and down. The focus stays with the remote that moves. */
export function FillRow({ row, first, last, disabled, onMove, onShow }: FillRowProps) {
  const { remote, labels, shown } = row;
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const movedBy = useRef<1 | -1 | null>(null);
  useEffect(() => {
    if (movedBy.current === null) return;
    // At an end one of the two leads no further.
    const [pressed, other] = movedBy.current < 0 ? [up, down] : [down, up];
    (pressed.current?.disabled ? other : pressed).current?.focus();
    movedBy.current = null;
  });
  const move = (by: 1 | -1) => {
    movedBy.current = by;
    onMove(by);
  };
  return (
    <li className={styles.fill} data-off={!shown || undefined}>
      <span className={styles.filling}>
        {remote}
        <span className={cards.soft}>{labels.join(', ') || messages.absent}</span>
      </span>
      <Checkbox
        label="Mostrar"
        aria-label={`Mostrar ${remote}`}
        checked={shown}
        disabled={disabled}
        onCheckedChange={onShow}
      />
      {!(first && last) && (
        <span className={styles.moves}>
          <IconButton
            ref={up}
            label={`Subir ${remote}`}
            icon={<ArrowUp />}
            disabled={disabled || first}
            onClick={() => move(-1)}
          />
          <IconButton
            ref={down}
            label={`Descer ${remote}`}
            icon={<ArrowDown />}
            disabled={disabled || last}
            onClick={() => move(1)}
          />
        </span>
      )}
    </li>
  );
}
