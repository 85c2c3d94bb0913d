import type { ColorSwatch } from '@andromeda/design-system';

/** Colours that shops often have; any other can be picked. */
export const swatches: readonly ColorSwatch[] = [
  { value: '#C81E3A', label: 'Vermelho' },
  { value: '#F97316', label: 'Laranja' },
  { value: '#FACC15', label: 'Amarelo' },
  { value: '#15803D', label: 'Verde' },
  { value: '#1D4ED8', label: 'Azul' },
  { value: '#6B2FA0', label: 'Roxo' },
  { value: '#DB2777', label: 'Rosa' },
  { value: '#16141A', label: 'Preto' },
];

/** Taken where a shop has none yet. */
export const USUAL_COLORS = { main: '#6B2FA0', accent: '#F97316' } as const;

/** The letters on a shop's colour, as the image engine sets them: the first that reads. */
export const INKS = { light: '#ffffff', dark: '#16141a', darkest: '#000000' } as const;

/** The ground, the product and the words of a photo that nobody gave colours. */
export const PHOTO = { ground: '#f1ece6', product: '#b8442f', ink: INKS.dark } as const;
