import {
  Card,
  Checkbox,
  ColorField,
  Disclosure,
  SegmentedControl,
  Select,
  TextArea,
} from '@andromeda/design-system';
import { BrandCheckbox, BrandColorsCheckbox } from '../../tool-frame/brand-checkbox.tsx';
import { brandChoice, useBrandOffer } from '../../tool-frame/use-brand-choice.ts';
import type { Background, BackgroundType, Margin } from '../../tools/background/background-request.ts';
import { backgroundTypes } from '../../tools/background/background-types.ts';
import { SavedStylesLater } from '../../tools/background/saved-styles/saved-styles-later.tsx';
import { swatches } from '../../tools/background/swatches.ts';
import styles from './batch.module.css';

type BatchStyleProps = {
  background: Background;
  /** Whether pictures are there to be looked at first. */
  folded: boolean;
  onChange(background: Background): void;
};

const types: readonly BackgroundType[] = ['color', 'remove', 'prompt'];

/** What stands behind all products of a batch, and how they stand there. */
export function BatchStyle({ folded, ...choice }: BatchStyleProps) {
  return (
    <Card as="section" aria-label="Estilo do lote" className={styles.style}>
      {folded ? (
        <Disclosure label="Mudar o estilo">
          <div className={styles.style}>
            <StyleFields {...choice} />
          </div>
        </Disclosure>
      ) : (
        <StyleFields {...choice} />
      )}
    </Card>
  );
}

function StyleFields({ background, onChange }: Omit<BatchStyleProps, 'folded'>) {
  const offer = useBrandOffer('pictures');
  const colorsOffer = useBrandOffer('scenes');
  const change = (part: Partial<Background>) => onChange({ ...background, ...part });
  return (
    <>
      <SavedStylesLater background={background} types={types} onApply={onChange} />
      <SegmentedControl
        label="Fundo de todas as fotos"
        options={backgroundTypes(types)}
        value={background.type}
        onValueChange={(type) => change({ type })}
      />
      {background.type === 'color' && <OnColor background={background} onChange={change} />}
      {background.type === 'remove' && (
        <p className={styles.explanation}>
          O produto fica, o fundo some: as imagens saem em PNG com transparência.
        </p>
      )}
      {background.type === 'prompt' && (
        <TextArea
          label="Descreva o fundo"
          rows={3}
          placeholder="Ex.: mesa de madeira clara, luz da manhã e folhas ao fundo"
          value={background.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      )}
      {background.type === 'prompt' && (
        <BrandColorsCheckbox
          besideBrand
          choice={brandChoice(background.brandColors ?? false, colorsOffer, (brandColors) =>
            change({ brandColors }),
          )}
        />
      )}
      {background.type !== 'remove' && (
        <BrandCheckbox
          choice={brandChoice(background.brand ?? false, offer, (brand) => change({ brand }))}
          hint="Seu logo vai no canto de todas. Capas de marketplaces pedem a foto sem logo."
        />
      )}
    </>
  );
}

const AS_PHOTOGRAPHED = 'as photographed';
const margins: readonly { value: Margin; label: string }[] = [
  { value: 'small', label: 'Pequena' },
  { value: 'medium', label: 'Média' },
  { value: 'large', label: 'Grande' },
];

type OnColorProps = { background: Background; onChange(part: Partial<Background>): void };

/** How the products stand on one colour; on other backgrounds they stay as they are. */
function OnColor({ background, onChange }: OnColorProps) {
  const { color, margin, shadow = true } = background;
  return (
    <>
      <ColorField
        label="Cor do fundo"
        value={color}
        onValueChange={(hex) => onChange({ color: hex })}
        swatches={swatches}
      />
      <Select
        label="Margem"
        hint={
          margin
            ? 'Cada produto fica no centro, com a mesma margem. O que a foto corta fica como está.'
            : 'Cada produto fica onde a foto o mostra.'
        }
        options={[{ value: AS_PHOTOGRAPHED, label: 'Como na foto' }, ...margins]}
        value={margin ?? AS_PHOTOGRAPHED}
        onValueChange={(value) => onChange({ margin: margins.find((each) => each.value === value)?.value })}
      />
      <Checkbox
        label="Sombra sob o produto"
        checked={shadow}
        onCheckedChange={(checked) => onChange({ shadow: checked })}
      />
    </>
  );
}
