import { type ReactNode, useId } from 'react';
import styles from './state-panel.module.css';

export type DrawingName = 'pictures' | 'search' | 'chat' | 'spark' | 'lost';

/** A small drawing in the identity's own hand: night shapes, one nebula stroke, one amber spark. */
export function Drawing({ name }: { name: DrawingName }) {
  const id = useId();
  return (
    <svg viewBox="0 0 132 96" aria-hidden="true" className={styles.drawing}>
      <defs>
        <linearGradient id={`${id}glow`} x1="0" y1="1" x2="1" y2="0">
          <stop offset="0" stopColor="var(--galaxy-tail)" />
          <stop offset="0.55" stopColor="var(--galaxy-arm)" />
          <stop offset="1" stopColor="var(--galaxy-head)" />
        </linearGradient>
      </defs>
      <ellipse
        cx="66"
        cy="52"
        rx="62"
        ry="19"
        transform="rotate(-16 66 52)"
        fill="none"
        stroke="var(--line-strong)"
        strokeDasharray="2 6"
        strokeLinecap="round"
        strokeWidth="1.5"
      />
      {SHAPES[name](`url(#${id}glow)`)}
      <circle cx="118" cy="24" r="4" fill="var(--spark)" />
      <circle cx="14" cy="76" r="2.500" fill="var(--star)" />
    </svg>
  );
}

const sheet = { fill: 'var(--surface)', stroke: 'var(--line-strong)', strokeWidth: 1.5 } as const;
const stroke = { fill: 'none', strokeWidth: 3.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const SHAPES: Record<DrawingName, (glow: string) => ReactNode> = {
  pictures: (glow) => (
    <>
      <rect x="28" y="24" width="46" height="50" rx="9" transform="rotate(-8 51 49)" {...sheet} />
      <rect x="54" y="20" width="52" height="56" rx="10" transform="rotate(5 80 48)" {...sheet} />
      <g transform="rotate(5 80 48)">
        <path d="M60 66l12-15 9 10 8-9 12 14" stroke={glow} {...stroke} />
        <circle cx="90" cy="36" r="5" fill="var(--spark)" />
      </g>
    </>
  ),
  search: (glow) => (
    <>
      <rect x="26" y="26" width="54" height="48" rx="10" transform="rotate(-5 53 50)" {...sheet} />
      <circle cx="78" cy="46" r="19" fill="var(--surface)" stroke={glow} strokeWidth="4" />
      <path d="M92 60l13 13" stroke={glow} {...stroke} strokeWidth="6" />
      <path d="M70 44a9 9 0 0 1 8-7" stroke="var(--line-strong)" {...stroke} strokeWidth="2.500" />
    </>
  ),
  chat: (glow) => (
    <>
      <path
        d="M34 24h50a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H56L42 76V64h-8a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10z"
        {...sheet}
      />
      <path d="M38 40h40M38 51h24" stroke={glow} {...stroke} />
    </>
  ),
  spark: (glow) => (
    <>
      <rect x="36" y="22" width="60" height="56" rx="12" {...sheet} />
      <path d="M66 32c2 11 6 15 17 17-11 2-15 6-17 17-2-11-6-15-17-17 11-2 15-6 17-17z" fill={glow} />
    </>
  ),
  lost: (glow) => (
    <>
      <circle cx="66" cy="48" r="27" {...sheet} />
      <path d="M24 60c16 10 66-2 84-24" stroke={glow} {...stroke} />
      <circle cx="57" cy="42" r="3" fill="var(--text-faint)" />
      <circle cx="75" cy="38" r="3" fill="var(--text-faint)" />
      <path d="M58 66c4-5 12-6 17-3" stroke="var(--text-faint)" {...stroke} strokeWidth="2.500" />
    </>
  ),
};
