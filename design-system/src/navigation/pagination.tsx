import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../actions/button.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
  pageLabel?: (page: number) => string;
  disabled?: boolean | undefined;
};

/** Page by page, or straight to a page within 2 of the current one. Draws nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, label = 'Paginação', previousLabel = 'Anterior', ...others } = props;
  const {
    nextLabel = 'Próxima',
    pageLabel = (n: number) => `Página ${n}`,
    disabled = false,
    className,
    ...rest
  } = others;
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} {...rest} className={clsx(styles.pagination, className)}>
      <Button
        icon={<ChevronLeft />}
        aria-label={previousLabel}
        disabled={disabled || page <= 1}
        onClick={() => onPageChange(page - 1)}
        className={styles.step}
      >
        {previousLabel}
      </Button>
      <ol className={styles.pages}>
        {pageWindow(page, pageCount).map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              disabled={disabled}
              onClick={() => number !== page && onPageChange(number)}
              className={styles.page}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Button
        aria-label={nextLabel}
        disabled={disabled || page >= pageCount}
        onClick={() => onPageChange(page + 1)}
        className={clsx(styles.step, styles.next)}
        icon={<ChevronRight />}
      >
        {nextLabel}
      </Button>
    </nav>
  );
}
