import { Checkbox, ColorField, type ColorSwatch } from '@andromeda/design-system';
import styles from './brand-screen.module.css';

/** Colours that shops often have; any other can be picked. */
const swatches: readonly ColorSwatch[] = [
  { value: '#C81E3A', label: 'Vermelho' },
  { value: '#F97316', label: 'Laranja' },
  { value: '#FACC15', label: 'Amarelo' },
  { value: '#15803D', label: 'Verde' },
  { value: '#1D4ED8', label: 'Azul' },
  { value: '#6B2FA0', label: 'Roxo' },
  { value: '#DB2777', label: 'Rosa' },
  { value: '#16141A', label: 'Preto' },
];

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
