import { Button, Notice } from '@andromeda/design-system';
import { messageFor, type RemoteMeetings } from '@andromeda/platform';
import { useRef, useState } from 'react';
import cards from '../../../card-table.module.css';
import { asMoment } from '../../../formats.ts';
import { whoText } from '../messages.ts';
import styles from './meetings.module.css';
import { messages, positionText } from './messages.ts';
import { FillRow } from './place-row.tsx';
import { changeOf, moved, rowsOf } from './place-rows.ts';
import { useArrangePlace } from './use-arrange-place.ts';

/** What stands in a place, in its order, and the way to change that: several moves are one change. */
export function PlaceFills({ slot }: { slot: RemoteMeetings['slots'][number] }) {
  const { key, arrangement } = slot;
  const arrange = useArrangePlace(key);
  const list = useRef<HTMLOListElement>(null);
  const base = JSON.stringify(slot);
  const [draft, setDraft] = useState({ base, rows: rowsOf(slot), told: '' });
  // What was begun on a state that is no more is put away.
  const { rows, told } = draft.base === base ? draft : { rows: rowsOf(slot), told: '' };
  const change = changeOf(slot, rows);
  const send = (wanted: NonNullable<typeof change>) =>
    arrange.mutate(wanted, { onSettled: () => list.current?.focus() });
  const move = (remote: string, by: 1 | -1) => {
    const next = moved(rows, remote, by);
    const position = next.findIndex((row) => row.remote === remote) + 1;
    setDraft({ base, rows: next, told: positionText(remote, position, next.length) });
  };
  const show = (remote: string, shown: boolean) =>
    setDraft({ base, rows: rows.map((row) => (row.remote === remote ? { ...row, shown } : row)), told: '' });
  return (
    <div className={styles.place}>
      <ol ref={list} tabIndex={-1} className={styles.fills} aria-label={`Quem preenche ${key}`}>
        {rows.map((row, index) => (
          <FillRow
            key={row.remote}
            row={row}
            first={index === 0}
            last={index === rows.length - 1}
            disabled={arrange.isPending}
            onMove={(by) => move(row.remote, by)}
            onShow={(shown) => show(row.remote, shown)}
          />
        ))}
      </ol>
      <span role="status" className={styles.hidden}>
        {told}
      </span>
      {arrangement && (
        <span className={cards.soft}>
          Arrumado por {whoText(arrangement.setBy)} em {asMoment(arrangement.changedAt)}
        </span>
      )}
      {arrange.isError && <Notice tone="error">{messageFor(arrange.error, messages.arrangeFailed)}</Notice>}
      {(change || arrangement) && (
        <div className={styles.actions}>
          {change && (
            <Button
              variant="primary"
              busy={arrange.isPending}
              onClick={() => send(change)}
              aria-label={`Salvar ${key}`}
            >
              Salvar
            </Button>
          )}
          {arrangement && (
            <Button
              disabled={arrange.isPending}
              onClick={() => send({ revision: arrangement.revision, order: [], off: [] })}
              aria-label={`Voltar ao padrão em ${key}`}
            >
              Voltar ao padrão
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
