import { previewColors } from './preview-colors.ts';
import { autoPartsPrompts } from './prompts/auto-parts.ts';
import { beautyPrompts } from './prompts/beauty.ts';
import { fashionPrompts } from './prompts/fashion.ts';
import { gamesPrompts } from './prompts/games.ts';
import { healthPrompts } from './prompts/health.ts';
import { homePrompts } from './prompts/home.ts';
import { kidsPrompts } from './prompts/kids.ts';
import { kitchenPrompts } from './prompts/kitchen.ts';
import { officePrompts } from './prompts/office.ts';
import { othersPrompts } from './prompts/others.ts';
import { petShopPrompts } from './prompts/pet-shop.ts';
import { sportsPrompts } from './prompts/sports.ts';
import { technologyPrompts } from './prompts/technology.ts';
import type { TemplateText } from './prompts/template-text.ts';
import { toolsPrompts } from './prompts/tools.ts';
import { shownPrompt } from './shown-prompt.ts';

/** In pixels, both ways. */
export const PREVIEW_SIZE = 320;

const TEMPLATES_SHOWN = 9;

/** In the order of docs/product.md#templates-by-niche. A slug is the folder of a niche's previews; the last has none. */
const catalog = [
  { id: 'fashion', label: 'Moda e Acessórios', slug: 'moda-e-acessorios', texts: fashionPrompts },
  { id: 'beauty', label: 'Beleza e Cuidado Pessoal', slug: 'beleza-e-cuidado-pessoal', texts: beautyPrompts },
  { id: 'kids', label: 'Infantil e Bebês', slug: 'infantil-e-bebes', texts: kidsPrompts },
  { id: 'health', label: 'Saúde e Bem-Estar', slug: 'saude-e-bem-estar', texts: healthPrompts },
  {
    id: 'technology',
    label: 'Celulares e Tecnologia',
    slug: 'celulares-e-tecnologia',
    texts: technologyPrompts,
  },
  { id: 'home', label: 'Casa Móveis e Decoração', slug: 'casa-moveis-e-decoracao', texts: homePrompts },
  {
    id: 'kitchen',
    label: 'Cozinha e Utilidades Domésticas',
    slug: 'cozinha-e-utilidades-domesticas',
    texts: kitchenPrompts,
  },
  {
    id: 'autoParts',
    label: 'Autopeças e Acessórios',
    slug: 'autopecas-e-acessorios',
    texts: autoPartsPrompts,
  },
  { id: 'petShop', label: 'Pet Shop', slug: 'pet-shop', texts: petShopPrompts },
  { id: 'tools', label: 'Ferramentas e Construção', slug: 'ferramentas-e-construcao', texts: toolsPrompts },
  { id: 'games', label: 'Games e Acessórios', slug: 'games-e-acessorios', texts: gamesPrompts },
  { id: 'office', label: 'Educação e Escritório', slug: 'educacao-e-escritorio', texts: officePrompts },
  { id: 'sports', label: 'Esporte e Lazer', slug: 'esporte-e-lazer', texts: sportsPrompts },
  { id: 'others', label: 'Outros', slug: null, texts: othersPrompts },
] as const satisfies readonly {
  id: string;
  label: string;
  slug: keyof typeof previewColors | null;
  texts: readonly TemplateText[];
}[];

export type NicheId = (typeof catalog)[number]['id'];

export interface Niche {
  id: NicheId;
  label: string;
  /** The folder of its previews. */
  slug: string | null;
}

export interface Template {
  /** Unique in the whole product. */
  id: string;
  niche: NicheId;
  /** From 1, as its preview is numbered. */
  number: number;
  /** Said about a photo that is sent along; this fills the field of an edit. */
  prompt: string;
  /** The same for the eye of a user who chooses. */
  shown: string;
  /** Said where there is no photo: it begins with what the preview shows, to be replaced by the seller's own. */
  generation: string;
  /** `color` is the picture's dominant one. */
  preview: { src: string; alt: string; color: string } | null;
}

/** The niche that a list opens with (docs/product.md#templates-by-niche). */
export const DEFAULT_NICHE: NicheId = 'fashion';

/** The niches as the list offers them. */
export const niches: readonly Niche[] = catalog.map(({ id, label, slug }) => ({ id, label, slug }));

/** A niche's templates, at most nine. */
export function templatesOf(niche: NicheId): readonly Template[] {
  const { texts, slug } = catalog.find(({ id }) => id === niche) ?? catalog[0];
  return texts.slice(0, TEMPLATES_SHOWN).map(({ prompt, sample }: TemplateText, index) => {
    const number = index + 1;
    const shown = shownPrompt(prompt);
    return {
      id: `${niche}-${number}`,
      niche,
      number,
      prompt,
      shown,
      generation: sample ? `${sample}. ${shown}` : shown,
      preview: slug && {
        src: `/images/prompts/${slug}/prompt-${number}.png`,
        alt: sample ?? '',
        color: previewColors[slug][index] ?? '',
      },
    };
  });
}
