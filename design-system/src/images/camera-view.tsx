import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { PageHold } from '../overlays/page-hold.tsx';
import { useReturnedFocus } from '../overlays/use-returned-focus.ts';
import styles from './camera-view.module.css';

export type CameraViewProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the view for screen readers. */
  title: string;
  /** What the camera sees, or what it took: a `video` or an `img`, which fills the place. */
  picture?: ReactNode;
  /** Width of the picture by its height. */
  ratio?: number;
  /** Draws a square frame: the share of the square that a product should fill, from 0 to 1. */
  fill?: number | undefined;
  /** Choices above the picture. */
  header?: ReactNode;
  /** One sentence under the picture. */
  hint?: ReactNode;
  /** The buttons, within the thumb's reach. */
  actions?: ReactNode;
  closeLabel?: string;
  /** Stands in the place of a missing picture: why there is none. */
  children?: ReactNode;
};

/** A camera over the whole page, upright or lying. Focus stays inside and returns; Escape closes. */
export function CameraView(props: CameraViewProps) {
  const { open, onOpenChange, title, picture, ratio = 3 / 4, fill, ...others } = props;
  const { header, hint, actions, closeLabel = 'Fechar', children } = others;
  const returnedFocus = useReturnedFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Content
          {...returnedFocus}
          data-modal-surface=""
          data-theme="dark"
          aria-describedby={undefined}
          className={styles.overlay}
        >
          <Primitive.Title className={styles.voice}>{title}</Primitive.Title>
          <div className={styles.header}>{header}</div>
          <div className={styles.stage}>
            {picture ? (
              <div className={styles.picture} style={{ '--ratio': ratio } as CSSProperties}>
                {picture}
                {fill !== undefined && <ProductFrame fill={fill} />}
              </div>
            ) : (
              children
            )}
          </div>
          <div className={styles.foot}>
            {hint && <div className={styles.hint}>{hint}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          <Primitive.Close asChild>
            <IconButton
              label={closeLabel}
              icon={<X />}
              variant="overlay"
              shape="round"
              size="l"
              className={styles.close}
            />
          </Primitive.Close>
          <PageHold />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const SIDE = 1000;
const CORNER = 110;
const THIRDS = [SIDE / 3, (SIDE * 2) / 3];

/** The square of a listing's picture with its thirds, and in it the corners that a product should reach. */
function ProductFrame({ fill }: { fill: number }) {
  const near = (SIDE * (1 - fill)) / 2;
  const far = SIDE - near;
  const corners = [
    [near, near, 1, 1],
    [far, near, -1, 1],
    [far, far, -1, -1],
    [near, far, 1, -1],
  ] as const;
  const path = corners
    .map(([x, y, right, down]) => `M${x} ${y + down * CORNER}V${y}H${x + right * CORNER}`)
    .join('');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SIDE} ${SIDE}`} className={styles.frame} data-fill={fill}>
      <rect width={SIDE} height={SIDE} className={styles.edge} />
      {THIRDS.map((at) => (
        <path key={at} d={`M${at} 0V${SIDE}M0 ${at}H${SIDE}`} className={styles.grid} />
      ))}
      <path d={path} className={styles.underline} />
      <path d={path} className={styles.corners} />
    </svg>
  );
}
