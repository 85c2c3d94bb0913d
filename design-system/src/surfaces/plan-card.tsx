import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { StatusBadge } from '../feedback/status-badge.tsx';
import { Card, type CardProps } from './card.tsx';
import styles from './plan-card.module.css';

export type PlanCardProps = Omit<CardProps, 'tone' | 'padding' | 'children'> & {
  name: string;
  /** Formatted, such as R$ 67,90. */
  price: ReactNode;
  period?: ReactNode;
  features: readonly string[];
  /** The offer to look at first: a glowing frame and a badge with these words. */
  popularLabel?: string | undefined;
  /** The one button. */
  action: ReactNode;
  /** Above the button. */
  note?: ReactNode;
  headingAs?: 'h2' | 'h3';
};

/** The price and content of a plan. Cards in a row keep their buttons on one line. */
export function PlanCard(props: PlanCardProps) {
  const {
    name,
    price,
    period,
    features,
    popularLabel,
    action,
    note,
    headingAs: Heading = 'h2',
    ...rest
  } = props;
  const headingId = useId();
  return (
    <Card
      as="article"
      aria-labelledby={headingId}
      {...rest}
      tone={popularLabel ? 'highlight' : 'plain'}
      padding="l"
    >
      <div className={styles.plan}>
        <div className={styles.name}>
          <Heading id={headingId}>{name}</Heading>
          {popularLabel && <StatusBadge tone="accent">{popularLabel}</StatusBadge>}
        </div>
        <p className={styles.price}>
          <span className={styles.amount}>{price}</span>
          {period && <span>{period}</span>}
        </p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden="true" />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.action}>{action}</div>
      </div>
    </Card>
  );
}
