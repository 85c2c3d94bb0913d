import { clsx } from 'clsx';
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
  /** After the period: what the price means, such as the price of one credit. */
  priceNote?: ReactNode;
  /** What the plan gives, as the large number; the price is then below it. */
  headline?: { value: ReactNode; label: ReactNode } | undefined;
  features: readonly string[];
  /** The offer to look at first: a glowing frame and a badge with these words. */
  popularLabel?: string | undefined;
  /** The plan that the user has: a badge with these words and a marked frame. */
  currentLabel?: string | undefined;
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
    priceNote,
    headline,
    features,
    popularLabel,
    currentLabel,
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
      className={clsx(currentLabel && styles.current, rest.className)}
      tone={popularLabel && !currentLabel ? 'highlight' : 'plain'}
      data-current={currentLabel ? true : undefined}
      padding="l"
    >
      <div className={styles.plan}>
        <div className={styles.name}>
          <Heading id={headingId}>{name}</Heading>
          <span className={styles.badges}>
            {currentLabel && <StatusBadge tone="success">{currentLabel}</StatusBadge>}
            {popularLabel && <StatusBadge tone="accent">{popularLabel}</StatusBadge>}
          </span>
        </div>
        <div className={styles.offer}>
          {headline && (
            <p className={styles.price}>
              <span className={styles.amount}>{headline.value}</span>
              <span className={styles.gives}>{headline.label}</span>
            </p>
          )}
          <p className={styles.price}>
            <span className={headline ? styles.smallAmount : styles.amount}>{price}</span>
            {period && <span>{period}</span>}
            {priceNote && <span className={styles.priceNote}>{priceNote}</span>}
          </p>
        </div>
        <Features features={features} />
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.action}>{action}</div>
      </div>
    </Card>
  );
}

const Features = ({ features }: { features: readonly string[] }) => (
  <ul className={styles.features}>
    {features.map((feature) => (
      <li key={feature}>
        <Check aria-hidden="true" />
        <span>{feature}</span>
      </li>
    ))}
  </ul>
);
