import { StatusBadge } from '@andromeda/design-system';
import { type Channel, checkedOn, isOld } from 'bff/contract/browser/channels';
import styles from './listings.module.css';

/** `2026-11-22` as `22/11/2026`. */
const day = (date: string) => date.split('-').reverse().join('/');

/** The day on which the rules of a channel were read, and a mark where that was long ago. */
export function RulesDay({ rules }: { rules: Channel['texts'] }) {
  const read = checkedOn(rules);
  const isOwn = Object.values(rules).every(({ confidence }) => confidence === 'high');
  return (
    <p className={styles.rules}>
      {`Regras conferidas em ${day(read)}${isOwn ? '' : ', em fontes de terceiros'}`}
      {isOld(read, new Date()) && <StatusBadge tone="warning">Há mais de seis meses</StatusBadge>}
    </p>
  );
}
