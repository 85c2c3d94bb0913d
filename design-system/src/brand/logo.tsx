import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './logo.module.css';

export type GalaxyMarkProps = ComponentProps<'svg'>;

/** The galaxy alone: two nebula arms around an amber core. Decorative: the wordmark says the name. */
export function GalaxyMark({ className, ...rest }: GalaxyMarkProps) {
  const id = useId();
  return (
    <svg viewBox="0 0 64 48" {...rest} aria-hidden="true" className={clsx(styles.mark, className)}>
      <defs>
        <linearGradient id={`${id}arm`} x1="4" y1="40" x2="60" y2="6" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="var(--galaxy-tail)" />
          <stop offset="0.52" stopColor="var(--galaxy-arm)" />
          <stop offset="1" stopColor="var(--galaxy-head)" />
        </linearGradient>
        <radialGradient id={`${id}core`}>
          <stop offset="0" stopColor="var(--galaxy-core-light)" />
          <stop offset="0.45" stopColor="var(--galaxy-core-warm)" />
          <stop offset="1" stopColor="var(--spark)" />
        </radialGradient>
      </defs>
      <g fill="none" stroke={`url(#${id}arm)`} strokeLinecap="round" transform="rotate(-24 32 24)">
        <path
          d="M58 17.5C63 26 50 37.5 32 37.5 14.500 37.500 3 30 5.500 22 7.200 16.600 13.500 13 21 11.500"
          strokeWidth="5.200"
        />
        <path
          d="M16.500 27.500C16 20 24 15.500 33.500 15.500c8.500 0 14.500 3.600 14.500 8.300 0 3.200-3 5.700-7.300 6.700"
          strokeWidth="3.800"
        />
      </g>
      <circle cx="32" cy="24" r="6.400" fill={`url(#${id}core)`} />
    </svg>
  );
}

export type LogoProps = ComponentProps<'span'> & {
  /** The wordmark; without it only the mark is drawn. */
  label?: ReactNode;
  size?: 's' | 'm' | 'l';
};

/** Mark and wordmark in one line. Takes the colour of the text around it. */
export function Logo({ label, size = 'm', className, children, ...rest }: LogoProps) {
  const word = children ?? label;
  return (
    <span {...rest} data-size={size} className={clsx(styles.logo, className)}>
      <GalaxyMark />
      {word && <span className={styles.word}>{word}</span>}
    </span>
  );
}
