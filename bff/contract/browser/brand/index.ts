/** What a shop can choose for its look. An entry of its own (`bff/contract/browser/brand`). */

/** The type faces that the image engine ships, the usual one first. */
export const typeFaces = [
  { id: 'poppins', label: 'Poppins', character: 'Moderna' },
  { id: 'nunito', label: 'Nunito', character: 'Amigável' },
  { id: 'barlow-condensed', label: 'Barlow Condensed', character: 'Direta' },
  { id: 'frank-ruhl-libre', label: 'Frank Ruhl Libre', character: 'Elegante' },
] as const;
export type TypeFaceId = (typeof typeFaces)[number]['id'];

/** Where the logo stands on pictures; `none` keeps it off them. */
export const logoCorners = [
  { id: 'top_left', label: 'Em cima, à esquerda' },
  { id: 'top_right', label: 'Em cima, à direita' },
  { id: 'bottom_left', label: 'Embaixo, à esquerda' },
  { id: 'bottom_right', label: 'Embaixo, à direita' },
  { id: 'none', label: 'Sem logo nas imagens' },
] as const;
export type LogoCorner = (typeof logoCorners)[number]['id'];

/** What a price stands on. */
export const tagStyles = [
  { id: 'rounded', label: 'Arredondada' },
  { id: 'straight', label: 'Reta' },
  { id: 'pill', label: 'Pílula' },
  { id: 'label', label: 'Etiqueta' },
] as const;
export type TagStyleId = (typeof tagStyles)[number]['id'];

/** What a shop chose, but for its logo. Colours are `#RRGGBB`; one that is null follows the picture. */
export interface Brand {
  mainColor: string | null;
  accentColor: string | null;
  headingFace: TypeFaceId;
  bodyFace: TypeFaceId;
  logoCorner: LogoCorner;
  tagStyle: TagStyleId;
}

/** The look of a shop that has chosen nothing yet: pictures keep their own colours. */
export const NEW_BRAND: Brand = {
  mainColor: null,
  accentColor: null,
  headingFace: 'poppins',
  bodyFace: 'poppins',
  logoCorner: 'bottom_right',
  tagStyle: 'rounded',
};

/** The longest side in pixels of a logo as it is kept. */
export const LONGEST_LOGO_SIDE = 1024;
