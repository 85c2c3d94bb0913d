import type { ImageToolDescription } from './image-tool-description.ts';
import { LONGEST_PRODUCT_NAME } from './limits.ts';

/**
 * The image tools of the product, each described once: screens, checks, the public contract and the tests of the
 * database read this list. `docs/adding-a-tool.md` says how to add one. The order is that of the phone's tiles.
 */
export const imageTools = [
  {
    name: 'change-background',
    operation: 'change_background',
    variants: [],
    label: 'Alteração de Fundo',
    title: 'Alterar Fundo',
    description: 'Trocar por cor ou por cena',
    icon: 'palette',
    accent: 'nebula',
    path: '/mobile/alterar-fundo',
    tile: {
      title: 'Editar Fundo',
      description: 'Trocar, colorir ou remover',
      icon: 'paint-bucket',
      accent: 'nebula',
    },
    filterOrder: 3,
    photos: 'several',
    describesPhoto: false,
    result: 'opaque',
    settings: {
      backgroundType: { choices: ['color', 'prompt', 'remove'] },
      /** Six hexadecimal digits, with or without `#`; `FFF` means `FFFFFF`. */
      backgroundColor: { longest: 7 },
      /** On one colour: centres the product. */
      margin: { choices: ['small', 'medium', 'large'] },
      shadow: { flag: true },
      /** Puts the shop's logo into its corner, where there is one. */
      brand: { flag: true },
    },
    port: 'imageModel',
    credits: 1,
  },
  {
    name: 'remove-background',
    operation: 'remove_background',
    variants: [],
    label: 'Remoção de Fundo',
    title: 'Remover Fundo',
    description: 'Deixar o fundo transparente',
    icon: 'scissors',
    accent: 'dust',
    path: '/mobile/remover-fundo',
    // The generator offers it under the tile 'Editar Fundo'.
    tile: null,
    filterOrder: 2,
    photos: 'one',
    describesPhoto: false,
    result: 'transparent',
    settings: {},
    port: 'backgroundRemover',
    credits: 1,
  },
  {
    name: 'edit-image',
    operation: 'context_edit',
    variants: ['context_edit_turbo'],
    label: 'Edição de Imagem',
    title: 'Editar Imagem',
    description: 'Mudar cenário e ambiente',
    icon: 'pencil',
    accent: 'core',
    path: '/mobile/editar-contexto',
    tile: {
      title: 'Editar Imagem',
      description: 'Mudar cenário e ambiente',
      icon: 'pencil',
      accent: 'dust',
    },
    filterOrder: 1,
    photos: 'several',
    describesPhoto: true,
    result: 'opaque',
    settings: {
      format: { choices: ['square', 'auto'] },
      /** What the product is, in the seller's words, where the photo is put into words. */
      product: { longest: LONGEST_PRODUCT_NAME },
    },
    port: 'imageModel',
    credits: 1,
  },
  {
    name: 'add-text',
    operation: 'add_text',
    variants: ['add_text_turbo'],
    label: 'Adição de Texto',
    title: 'Adicionar Texto',
    description: 'Inserir textos promocionais',
    icon: 'type',
    accent: 'info',
    path: '/mobile/adicionar-texto',
    tile: {
      title: 'Adicionar Texto',
      description: 'Inserir textos promocionais',
      icon: 'type',
      accent: 'core',
    },
    filterOrder: 4,
    photos: 'one',
    describesPhoto: false,
    result: 'opaque',
    settings: {
      handHolding: { flag: true },
      /** The text follows the shop's look, and its logo stands in its corner. */
      brand: { flag: true },
    },
    port: 'imageModel',
    credits: 1,
  },
  {
    name: 'generate-image',
    operation: 'generate_image',
    variants: ['generate_image_auto', 'generate_image_turbo'],
    label: 'Geração de Imagem',
    title: 'Gerar Imagem',
    description: 'Criar imagem do zero',
    icon: 'image-plus',
    accent: 'success',
    path: '/mobile/gerar-imagem',
    tile: {
      title: 'Geração de Imagem',
      description: 'Criar imagem do zero',
      icon: 'image-plus',
      accent: 'success',
    },
    filterOrder: 5,
    photos: 'none',
    describesPhoto: false,
    result: 'opaque',
    settings: {
      format: { choices: ['square', 'auto'] },
      /** A pack without a name will do where the model cannot draw the product. */
      anyProduct: { flag: true },
    },
    port: 'imageModel',
    credits: 1,
  },
] as const satisfies readonly ImageToolDescription[];
