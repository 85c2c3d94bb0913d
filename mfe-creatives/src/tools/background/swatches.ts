import type { ColorSwatch } from '@andromeda/design-system';

/** The ground that a photo gets unless another is chosen. */
export const WHITE = '#FFFFFF';

/** Backgrounds that marketplaces ask for or that flatter a product. */
export const swatches: readonly ColorSwatch[] = [
  { value: WHITE, label: 'Branco' },
  { value: '#F2F2F2', label: 'Cinza claro' },
  { value: '#000000', label: 'Preto' },
  { value: '#F3E9DC', label: 'Areia' },
  { value: '#FFE3EE', label: 'Rosa claro' },
  { value: '#E3EEFF', label: 'Azul claro' },
  { value: '#DFF3E4', label: 'Verde claro' },
  { value: '#FFE9A8', label: 'Amarelo claro' },
];
