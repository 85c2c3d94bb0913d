import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './skeleton.module.css';

export type SkeletonProps = ComponentProps<'span'> & {
  shape?: 'text' | 'block' | 'circle';
  width?: number | string;
  height?: number | string;
};

/** Holds the place of loading content. Screen readers ignore it: its parent sets `aria-busy`. */
export function Skeleton({ shape = 'text', width, height, style, className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-placeholder=""
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
