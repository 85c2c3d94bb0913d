import type { ImageTool } from 'bff/contract/browser';
import { backgroundPart } from './background/generator-part.tsx';
import type { GeneratorPart } from './generator-part.ts';
import { textPart } from './promotional-text/generator-part.tsx';
import { editPart } from './scene-edit/generator-part.tsx';
import { generationPart } from './scene-generation/generator-part.tsx';

/** A tool with a tile of its own in the generator. */
export type TiledTool = Extract<ImageTool, { tile: object }>['name'];

/** What the generator shows behind each tile. Of several runs under way, it opens the one that comes first here. */
export const generatorParts: Readonly<Record<TiledTool, GeneratorPart>> = {
  'edit-image': editPart,
  'generate-image': generationPart,
  'add-text': textPart,
  'change-background': backgroundPart,
};
