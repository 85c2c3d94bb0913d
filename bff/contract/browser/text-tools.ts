import type { ToolAccent, ToolIcon } from './image-tool-description.ts';

interface TextToolDescription {
  /** What the database and the statement of credits call it. */
  name: string;
  /** What the statement of credits shows. */
  label: string;
  title: string;
  icon: ToolIcon;
  accent: ToolAccent;
  path: string;
}

/** The text tools of the product, each described once. */
export const textTools = [
  {
    name: 'titles',
    label: 'Títulos',
    title: 'Criador de Título',
    icon: 'type',
    accent: 'core',
    path: '/title-generator',
  },
  {
    name: 'keywords',
    label: 'Palavras-chave',
    title: 'Gerador de Palavras-chave',
    icon: 'key-round',
    accent: 'success',
    path: '/keyword-generator',
  },
  {
    name: 'listings',
    label: 'Textos de anúncio',
    title: 'Produtos e Anúncios',
    icon: 'package',
    accent: 'nebula',
    path: '/produtos',
  },
] as const satisfies readonly TextToolDescription[];

export type TextTool = (typeof textTools)[number]['name'];
