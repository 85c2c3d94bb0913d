import styles from './mail-drawing.module.css';

/** An envelope with the spark of the brand on it. */
export function MailDrawing() {
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true" className={styles.drawing}>
      <ellipse cx="100" cy="60" rx="92" ry="26" transform="rotate(-12 100 60)" className={styles.orbit} />
      <rect x="52" y="24" width="96" height="68" rx="12" className={styles.sheet} />
      <path d="M56 34l38 29a10 10 0 0 0 12 0l38-29" className={styles.flap} />
      <circle cx="180" cy="30" r="5" className={styles.core} />
      <circle cx="22" cy="84" r="3.500" className={styles.star} />
    </svg>
  );
}
