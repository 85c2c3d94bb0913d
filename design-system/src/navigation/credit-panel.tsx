import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import styles from './credit-panel.module.css';

export type CreditPanelProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Names the plan. */
  planLabel: ReactNode;
  tag?: ReactNode;
  /** The balance, already formatted; missing while it loads. */
  amount?: ReactNode;
  amountLabel: string;
  /** 0 to 1: how much of the plan is left. Without it there is no bar. */
  fraction?: number | undefined;
  /** The button below it. */
  action?: ReactNode;
};

/** The user's remaining credits. Made for the night ground of the sidebar and the mobile menu. */
export function CreditPanel(props: CreditPanelProps) {
  const { planLabel, tag, amount, amountLabel, fraction, action, className, ...rest } = props;
  const waiting = amount === undefined;
  return (
    <section
      aria-label={amountLabel}
      {...rest}
      data-theme="dark"
      aria-busy={waiting || undefined}
      className={clsx(styles.panel, className)}
    >
      <div className={styles.head}>
        <span className={styles.plan}>{planLabel}</span>
        {tag && <span className={styles.tag}>{tag}</span>}
      </div>
      <p className={styles.line}>
        {waiting ? (
          <Skeleton shape="block" className={styles.awaited} />
        ) : (
          <span className={styles.amount}>{amount}</span>
        )}
        <span className={styles.amountLabel}>{amountLabel}</span>
      </p>
      {waiting && <Skeleton shape="block" className={styles.bar} />}
      {fraction !== undefined && (
        <ProgressBar label={amountLabel} value={Math.round(fraction * 100)} tone="glow" />
      )}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
