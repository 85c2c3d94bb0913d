import { SegmentedControl } from '@andromeda/design-system';
import type { GenerationOptions } from '@andromeda/platform';

export type ImageFormat = NonNullable<GenerationOptions['format']>;

const formats = [
  { value: 'square', label: 'Quadrado', description: '1024x1024' },
  { value: 'auto', label: 'Automático', description: 'Melhor para o conteúdo' },
] as const;

type FormatChoiceProps = { value: ImageFormat; onValueChange: (format: ImageFormat) => void };

export function FormatChoice(props: FormatChoiceProps) {
  return <SegmentedControl label="Formato" layout="tiles" options={formats} {...props} />;
}
