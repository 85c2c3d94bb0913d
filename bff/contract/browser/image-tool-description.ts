/** The icons that a tool may name; the design system draws each. */
export type ToolIcon =
  | 'crop'
  | 'eraser'
  | 'frame'
  | 'image-plus'
  | 'key-round'
  | 'layers'
  | 'lightbulb'
  | 'package'
  | 'paint-bucket'
  | 'palette'
  | 'pencil'
  | 'scissors'
  | 'sun'
  | 'type'
  | 'wand-sparkles';

export type ToolAccent = 'nebula' | 'dust' | 'core' | 'info' | 'success';

/** What a tool shows of itself on a tile. */
export interface ToolTileTexts {
  title: string;
  description: string;
  icon: ToolIcon;
  accent: ToolAccent;
}

/** One option of a generation: one of several words, free text of a largest length, or yes and no. */
export type ToolSetting = { choices: readonly string[] } | { longest: number } | { flag: true };

/** What the product needs to know of one image tool. */
export interface ImageToolDescription {
  /** Its key in `mfe-creatives/src/tools`, and the name of its folder in `bff/src/services/image-tools`. */
  name: string;
  /** What `POST /api/generations` and the database call it. */
  operation: string;
  /** The same work under another name, such as that of the quick box (docs/decisions/010). */
  variants: readonly string[];
  /** What its pictures are called on cards, in the library's filter and search, and in the statement of credits. */
  label: string;
  /** What it did to a picture, in the picture's history. */
  done: string;
  /** Its screen on a phone: heading, line below it, icon and accent of its tile, address. */
  title: string;
  description: string;
  icon: ToolIcon;
  accent: ToolAccent;
  path: string;
  /** Its tile in the creative generator; null where another tool's tile offers it. */
  tile: ToolTileTexts | null;
  /** Its place in the library's filter, from 1 on. */
  filterOrder: number;
  /** How many photos a generation takes; a tool that takes none is not offered for a picture of the library. */
  photos: 'none' | 'one' | 'several';
  /** Whether a photo without words is put into words first. */
  describesPhoto: boolean;
  /** A transparent picture is shown on a checkered ground. */
  result: 'opaque' | 'transparent';
  /** The `options` of its generations. */
  settings: Readonly<Record<string, ToolSetting>>;
  /** The provider that makes its pictures. */
  port: 'imageModel' | 'backgroundRemover';
  /** Credits that one picture costs. The database charges exactly one: another price needs a migration. */
  credits: 1;
}
