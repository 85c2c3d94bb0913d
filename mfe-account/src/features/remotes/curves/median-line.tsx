import type { CurveStep } from './curve-steps.ts';
import styles from './curves.module.css';

const HEIGHT = 100;

/** The median time of loads over time; it breaks where nobody came. Drawn only: who shows it says the same in words. */
export function MedianLine({ steps }: { steps: readonly CurveStep[] }) {
  const most = Math.max(1, ...steps.map(({ medianMs }) => medianMs ?? 0));
  const dots = steps.map(({ medianMs }, index) =>
    medianMs === null ? null : { x: index + 0.5, y: HEIGHT - (medianMs / most) * HEIGHT * 0.9 },
  );
  const path = dots
    .map((dot, index) => dot && `${dots[index - 1] ? 'L' : 'M'}${dot.x} ${dot.y.toFixed(1)}h0.01`)
    .filter(Boolean)
    .join('');
  return (
    <svg
      aria-hidden="true"
      className={styles.line}
      viewBox={`0 0 ${steps.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
