import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & {
  shape?: 'text' | 'block' | 'circle';
  width?: number | string;
  height?: number | string;
};

/** The place of something still on its way. Silent: whatever holds it says `aria-busy`. */
export function Skeleton({ shape = 'text', width, height, style, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      data-shape={shape}
      className={clsx(styles.skeleton, className)}
      style={{
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
        ...style,
      }}
    />
  );
}
