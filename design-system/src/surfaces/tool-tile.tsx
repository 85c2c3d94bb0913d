import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './tool-tile.module.css';

export type ToolTileProps = Omit<ComponentProps<'button'>, 'title'> & {
  icon: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  accent?: 'nebula' | 'dust' | 'core' | 'success' | 'info';
  layout?: 'row' | 'column';
  /** Selected within a group of tiles. */
  selected?: boolean | undefined;
  /** Renders the only child (a router link) as the tile; the child needs no content. */
  asChild?: boolean;
};

/** A link to a tool: its icon, name and purpose. */
export function ToolTile(props: ToolTileProps) {
  const {
    icon,
    title,
    description,
    accent = 'nebula',
    layout = 'row',
    selected,
    asChild = false,
    ...others
  } = props;
  const { className, children, type, ...rest } = others;
  const Root = (asChild ? Slot.Root : 'button') as 'button';
  return (
    <Root
      {...(asChild ? {} : { type: type ?? 'button', 'aria-pressed': selected })}
      {...rest}
      data-accent={accent}
      data-layout={layout}
      data-state={selected ? 'selected' : 'idle'}
      className={clsx(styles.tile, className)}
    >
      <Slot.Slottable child={children}>
        {() => (
          <>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {description && <span className={styles.description}>{description}</span>}
            </span>
          </>
        )}
      </Slot.Slottable>
    </Root>
  );
}
