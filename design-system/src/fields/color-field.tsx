import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { HexColorPicker } from 'react-colorful';
import { keepClear } from '../feedback/clearance.ts';
import styles from './color-field.module.css';
import { normalizeHex } from './hex-color.ts';
import { TextField } from './text-field.tsx';

export type ColorSwatch = { value: string; label: string };

export type ColorFieldProps = {
  label: string;
  /** A colour of 7 characters, such as #FFFFFF. */
  value: string;
  onValueChange: (hex: string) => void;
  swatches?: readonly ColorSwatch[];
  swatchesLabel?: string;
  /** Name of the text field beside the picker. */
  hexLabel?: string;
  /** Names of the picker's two sliders. */
  hueLabel?: string;
  shadeLabel?: string;
  disabled?: boolean;
  className?: string;
};

/** A colour from swatches, a code or a picker, all three in sync. Leaving the field completes the code. */
export function ColorField(props: ColorFieldProps) {
  const {
    label,
    value,
    onValueChange,
    swatches = [],
    swatchesLabel = 'Cores sugeridas',
    disabled,
    className,
  } = props;
  const { hexLabel = 'Código da cor' } = props;
  const hex = normalizeHex(value);
  const picker = usePickerVoice(props.hueLabel ?? 'Matiz', props.shadeLabel ?? 'Saturação e brilho');
  return (
    <fieldset {...keepClear} data-disabled={disabled || undefined} className={clsx(styles.color, className)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.parts}>
        <div className={styles.side}>
          {swatches.length > 0 && (
            <fieldset aria-label={swatchesLabel} className={styles.swatches}>
              {swatches.map((swatch) => (
                <button
                  key={swatch.value}
                  type="button"
                  disabled={disabled}
                  title={swatch.label}
                  aria-label={swatch.label}
                  aria-pressed={normalizeHex(swatch.value) === hex}
                  onClick={() => onValueChange(normalizeHex(swatch.value))}
                  className={styles.swatch}
                  style={{ backgroundColor: swatch.value }}
                />
              ))}
            </fieldset>
          )}
          <HexField label={hexLabel} hex={hex} disabled={disabled} onCommit={onValueChange} />
        </div>
        <div ref={picker}>
          <HexColorPicker
            color={hex}
            onChange={(next) => onValueChange(normalizeHex(next))}
            className={styles.picker}
          />
        </div>
      </div>
    </fieldset>
  );
}

/** The picker names its sliders in English and accepts no names, so this overwrites the names that it has drawn. */
function usePickerVoice(hueLabel: string, shadeLabel: string) {
  const picker = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [shade, hue] = picker.current?.querySelectorAll('[role="slider"]') ?? [];
    shade?.setAttribute('aria-label', shadeLabel);
    const value = shade?.getAttribute('aria-valuetext') ?? '';
    const [saturation, brightness] = value.match(/\d+/g) ?? [];
    shade?.setAttribute('aria-valuetext', `${saturation}%, ${brightness}%`);
    hue?.setAttribute('aria-label', hueLabel);
  });
  return picker;
}

type HexFieldProps = {
  label: string;
  hex: string;
  disabled: boolean | undefined;
  onCommit: (hex: string) => void;
};

/** Keeps the typed text until it names a colour, so that the padding never interferes with typing. */
function HexField({ label, hex, disabled, onCommit }: HexFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null) onCommit(normalizeHex(draft));
    setDraft(null);
  };
  return (
    <TextField
      label={label}
      value={draft ?? hex}
      maxLength={7}
      disabled={disabled}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      icon={<span className={styles.preview} style={{ backgroundColor: hex }} />}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        if (/^#?[0-9a-f]{6}$/i.test(event.currentTarget.value))
          onCommit(normalizeHex(event.currentTarget.value));
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
