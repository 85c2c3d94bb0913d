import styles from './price-tag.module.css';

type PriceTagProps = {
  shape: string;
  /** The classes of its letters. */
  letters: string | undefined;
  color: string;
  ink: string;
};

/** A price on its plate, as pictures draw it. */
export function PriceTag({ shape, letters, color, ink }: PriceTagProps) {
  return (
    <span
      data-shape={shape}
      className={`${styles.plate} ${letters}`}
      style={{ backgroundColor: color, color: ink }}
    >
      <span className={styles.sign}>R$</span>49<span className={styles.cents}>,90</span>
    </span>
  );
}
