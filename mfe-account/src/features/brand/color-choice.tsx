import { Checkbox, ColorField } from '@andromeda/design-system';
import styles from './brand-screen.module.css';
import { swatches } from './shop-colors.ts';

type ColorChoiceProps = {
  label: string;
  hint: string;
  color: string | null;
  /** Taken where the user has none yet. */
  usual: string;
  onChoose(color: string | null): void;
};

/** A colour of the shop, or none: then pictures take the product's. */
export function ColorChoice({ label, hint, color, usual, onChoose }: ColorChoiceProps) {
  return (
    <div className={styles.color}>
      <Checkbox
        label={`Usar uma ${label.toLowerCase()}`}
        hint={color ? hint : 'Sem ela, a cor vem do produto de cada foto.'}
        checked={color !== null}
        onCheckedChange={(own) => onChoose(own ? usual : null)}
      />
      {color !== null && (
        <ColorField label={label} value={color} onValueChange={onChoose} swatches={swatches} />
      )}
    </div>
  );
}
