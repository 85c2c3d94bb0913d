import { imageTools } from './image-tools.ts';

export type ImageTool = (typeof imageTools)[number];
export type ImageToolName = ImageTool['name'];

/** What a generation is called: a tool's own operation, or one of its variants. */
export type Operation = ImageTool['operation'] | ImageTool['variants'][number];

/** The tool with this name. */
export function toolNamed<Name extends ImageToolName>(name: Name): Extract<ImageTool, { name: Name }> {
  const tool = imageTools.find((other) => other.name === name);
  return tool as Extract<ImageTool, { name: Name }>;
}

/** The tool that an operation belongs to, variants included; undefined for one that this version does not know. */
export function toolOf(operation: string): ImageTool | undefined {
  return imageTools.find(
    (tool) => tool.operation === operation || tool.variants.some((variant: string) => variant === operation),
  );
}

/** What a picture of this operation is called; nothing for one that this version does not know. */
export const operationLabel = (operation: string): string | undefined => toolOf(operation)?.label;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Settings = UnionToIntersection<ImageTool['settings']>;
type SettingValue<Setting> = Setting extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Setting extends { flag: true }
    ? boolean
    : string;

/** The `options` of a generation; which ones count depends on its tool. */
export type GenerationOptions = {
  [Name in keyof Settings]?: SettingValue<Settings[Name]> | undefined;
};
