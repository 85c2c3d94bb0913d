/** The families of networks that the engine can ask for a product's mask. */
export const NETWORK_FAMILIES = ['andromeda', 'u2net', 'isnet', 'birefnet'] as const;
export type NetworkFamily = (typeof NETWORK_FAMILIES)[number];

interface Family {
  /** Side of the square input in pixels where the file leaves it open. */
  side: number;
  /** Colours from 0 to 255 are divided by `scale`, then reduced by `mean` and divided by `deviation`. */
  scale: number;
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
  /** Which output is the map, where several are given. */
  output: 'first' | 'last';
  /** Whether the map's lowest and highest value stand for 0 and 1, as its authors take them. */
  stretched: boolean;
}

const IMAGENET = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const;

export const FAMILIES: Record<NetworkFamily, Family> = {
  andromeda: {
    side: 320,
    scale: 1,
    mean: [0, 0, 0],
    deviation: [1, 1, 1],
    output: 'first',
    stretched: false,
  },
  u2net: { side: 320, scale: 255, ...IMAGENET, output: 'first', stretched: true },
  isnet: {
    side: 1024,
    scale: 255,
    mean: [0.5, 0.5, 0.5],
    deviation: [1, 1, 1],
    output: 'first',
    stretched: true,
  },
  birefnet: { side: 1024, scale: 255, ...IMAGENET, output: 'last', stretched: false },
};

/** A network's input or output, as its file describes it; a text stands for a size that is open. */
export interface Port {
  name: string;
  type: string;
  shape: readonly (number | string)[];
}

const FILE_NAMES: readonly [RegExp, NetworkFamily][] = [
  [/u2net|silueta/i, 'u2net'],
  [/birefnet|rmbg-?_?2/i, 'birefnet'],
  [/isnet|rmbg-?_?1|(?:^|[^a-z])dis(?:[^a-z]|$)/i, 'isnet'],
];

/** The family of a network by its ports and the name of its file; null where they tell none. */
export function familyOf(
  fileName: string,
  inputs: readonly Port[],
  outputs: readonly Port[],
): NetworkFamily | null {
  if (inputs[0]?.name === 'rgb' && outputs[0]?.name === 'product') return 'andromeda';
  const named = FILE_NAMES.find(([pattern]) => pattern.test(fileName));
  if (named) return named[1];
  const side = inputs[0]?.shape[3];
  if (side === 320 && outputs.length === 7) return 'u2net';
  if (side === 1024 && outputs.length >= 6) return 'isnet';
  if (outputs.at(-1)?.name === 'output_image') return 'birefnet';
  return null;
}
