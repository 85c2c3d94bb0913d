import {
  Crop,
  Eraser,
  Frame,
  ImagePlus,
  KeyRound,
  Layers,
  Lightbulb,
  type LucideIcon,
  Package,
  PaintBucket,
  Palette,
  Pencil,
  Scissors,
  Sparkles,
  Sun,
  Type,
  WandSparkles,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  crop: Crop,
  eraser: Eraser,
  frame: Frame,
  'image-plus': ImagePlus,
  'key-round': KeyRound,
  layers: Layers,
  lightbulb: Lightbulb,
  package: Package,
  'paint-bucket': PaintBucket,
  palette: Palette,
  pencil: Pencil,
  scissors: Scissors,
  sun: Sun,
  type: Type,
  'wand-sparkles': WandSparkles,
};

export type ToolIconProps = {
  /** An icon name of Lucide; the component draws a spark for a name that this version does not know. */
  name: string;
};

/** The icon of a tool that data names, for tiles, menus and buttons. */
export function ToolIcon({ name }: ToolIconProps) {
  const Icon = icons[name] ?? Sparkles;
  return <Icon aria-hidden="true" />;
}
