import { useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { curvesQuery } from '../release-queries.ts';
import { stepsOf, totalOf } from './curve-steps.ts';
import { summaryOf } from './curve-words.ts';
import styles from './curves.module.css';
import { OpeningBars } from './opening-bars.tsx';

const HOURS = 24;

/** The openings of one remote in the last day, of all its versions together. Nothing where nobody came, or nothing is known. */
export function RemoteCurve({ remote }: { remote: string }) {
  const { data } = useQuery(curvesQuery(useApi(), { hours: HOURS }));
  const steps = data ? stepsOf(data, (point) => point.remote === remote) : [];
  if (totalOf(steps).openings === 0) return null;
  return (
    <figure className={styles.spark}>
      <div className={styles.plot}>
        <OpeningBars steps={steps} size="small" />
      </div>
      <figcaption className={styles.soft}>Em 24 horas: {summaryOf(steps, HOURS)}</figcaption>
    </figure>
  );
}
