import { StatusBadge } from '@andromeda/design-system';
import type { RemoteMeetings } from '@andromeda/platform';
import cards from '../../../card-table.module.css';
import styles from './meetings.module.css';
import { fillsText } from './messages.ts';
import { PlaceFills } from './place-fills.tsx';
import { rowsOf } from './place-rows.ts';

type MeetingTablesProps = {
  meetings: RemoteMeetings;
  /** Whether the user may order what stands in a place: administrators alone. */
  arranges: boolean;
};

/** Who fills whose places, and who hears whose events. */
export function MeetingTables({ meetings: { slots, events }, arranges }: MeetingTablesProps) {
  return (
    <>
      {slots.length === 0 && <p className={cards.soft}>Nenhuma parte oferece ou preenche um lugar.</p>}
      {slots.length > 0 && (
        <table aria-label="Lugares" className={`${cards.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Lugar</th>
              <th scope="col">Oferece</th>
              <th scope="col">Preenchem</th>
            </tr>
          </thead>
          <tbody>
            {slots.map((slot) => (
              <tr key={slot.key}>
                <th scope="row">
                  <code>{slot.key}</code>
                </th>
                <td data-label="Oferece">{slot.offeredBy ?? <Nobody missing />}</td>
                <td data-label="Preenchem" className={styles.filled}>
                  {rowsOf(slot).length === 0 && <Nobody />}
                  {rowsOf(slot).length > 0 &&
                    (arranges ? <PlaceFills slot={slot} /> : fillsText(rowsOf(slot)))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {events.length > 0 && (
        <table aria-label="Eventos" className={`${cards.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Evento</th>
              <th scope="col">Publica</th>
              <th scope="col">Ouvem</th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ key, publishers, listeners }) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td data-label="Publica">{publishers.join(', ') || <Nobody missing />}</td>
                <td data-label="Ouvem">{listeners.join(', ') || <Nobody />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** A side that the other one waits for is `missing`; one that may come or not is only said. */
function Nobody({ missing = false }: { missing?: boolean }) {
  return missing ? (
    <StatusBadge tone="warning">ninguém</StatusBadge>
  ) : (
    <span className={cards.soft}>ninguém</span>
  );
}
