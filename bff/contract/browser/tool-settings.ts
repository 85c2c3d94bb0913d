import type { ToolSetting } from './image-tool-description.ts';
import { imageTools } from './image-tools.ts';
import type { GenerationOptions } from './operations.ts';

/** Every setting of every tool, by name. Tools that share a setting describe it alike. */
export const toolSettings = Object.assign({}, ...imageTools.map(({ settings }) => settings)) as Record<
  keyof GenerationOptions,
  ToolSetting
>;
