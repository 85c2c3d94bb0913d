import { clsx } from 'clsx';
import { ChevronsLeftRight } from 'lucide-react';
import { type ComponentProps, type CSSProperties, useState } from 'react';
import styles from './before-after.module.css';

export type ComparedPicture = { src: string; alt: string };

export type BeforeAfterProps = Omit<ComponentProps<'div'>, 'children'> & {
  before: ComparedPicture;
  after: ComparedPicture;
  aspect?: 'square' | '4/3' | '3/2' | '16/9' | '3/4';
  /** `checkered` shows the transparent parts of the second picture. */
  backdrop?: 'plain' | 'checkered';
  /** Names the slider for screen readers. */
  label?: string;
  beforeLabel?: string;
  afterLabel?: string;
};

/**
 * Two pictures, before and after, in one frame. The user drags the line between them, or moves it with the arrow keys,
 * Home and End. The slider is a native range as large as the picture, so that a tap anywhere moves the line there.
 */
export function BeforeAfter(props: BeforeAfterProps) {
  const { before, after, aspect = 'square', backdrop = 'plain', ...others } = props;
  const { label = 'Comparar antes e depois', beforeLabel = 'Antes', afterLabel = 'Depois', ...more } = others;
  const { className, style, ...rest } = more;
  const [share, setShare] = useState(50);
  return (
    <div
      {...rest}
      data-aspect={aspect}
      data-backdrop={backdrop}
      className={clsx(styles.frame, className)}
      style={{ ...style, '--share': `${share}%` } as CSSProperties}
    >
      <img src={after.src} alt={after.alt} decoding="async" className={styles.after} />
      <img src={before.src} alt={before.alt} decoding="async" className={styles.before} />
      <span aria-hidden="true" data-side="before" data-covered={share < 22} className={styles.label}>
        {beforeLabel}
      </span>
      <span aria-hidden="true" data-side="after" data-covered={share > 78} className={styles.label}>
        {afterLabel}
      </span>
      <input
        type="range"
        min={0}
        max={100}
        step={2}
        value={share}
        aria-label={label}
        aria-valuetext={`${beforeLabel} ${share}%, ${afterLabel} ${100 - share}%`}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        className={styles.slider}
      />
      <span aria-hidden="true" className={styles.line}>
        <span className={styles.handle}>
          <ChevronsLeftRight />
        </span>
      </span>
    </div>
  );
}
