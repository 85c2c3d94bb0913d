import { type CurveStep, openingsIn } from './curve-steps.ts';
import styles from './curves.module.css';

const HEIGHT = 100;
/** Part of a step's width that its bar takes. */
const BAR = 0.72;
/** The least height of a bar, so that one failure among thousands of openings is seen. */
const LEAST = 2.5;

/** Openings over time as bars, with the failed ones at their feet. Drawn only: who shows it says the same in words. */
export function OpeningBars({ steps, size }: { steps: readonly CurveStep[]; size: 'small' | 'large' }) {
  const most = Math.max(1, ...steps.map(openingsIn));
  const heightOf = (count: number) => (count > 0 ? Math.max(LEAST, (count / most) * HEIGHT) : 0);
  return (
    <svg
      aria-hidden="true"
      className={styles.bars}
      data-size={size}
      viewBox={`0 0 ${steps.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {steps.map((step, index) => {
        const [all, failed] = [heightOf(openingsIn(step)), heightOf(step.failures)];
        const place = { x: index + (1 - BAR) / 2, width: BAR };
        return (
          <g key={step.at}>
            <rect {...place} y={HEIGHT - all} height={Math.max(0, all - failed)} data-part="loads" />
            <rect {...place} y={HEIGHT - failed} height={failed} data-part="failures" />
          </g>
        );
      })}
    </svg>
  );
}
