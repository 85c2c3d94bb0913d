import { type ImageTool, toolOf } from '../operations.ts';

/** IPTC's words for how a picture came about (cv.iptc.org/newscodes/digitalsourcetype): those that this product makes. */
export const sourceTypes = [
  'algorithmicallyEnhanced',
  'composite',
  'algorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'trainedAlgorithmicMedia',
] as const;
export type SourceType = (typeof sourceTypes)[number];

/** The model's name on pictures of the local engine, which draws by rules and has learned to draw from no pictures. */
export const ENGINE_MODEL = 'andromeda-local';

/**
 * What a tool makes, where the engine draws and where a provider's model does: a picture without a photo, a photo with
 * parts taken away, or a photo with parts added, which is the stricter of the two.
 */
function madeBy({ photos, result }: ImageTool): Record<'engine' | 'model', SourceType> {
  if (photos === 'none') return { engine: 'algorithmicMedia', model: 'trainedAlgorithmicMedia' };
  return result === 'transparent'
    ? { engine: 'algorithmicallyEnhanced', model: 'algorithmicallyEnhanced' }
    : { engine: 'composite', model: 'compositeWithTrainedAlgorithmicMedia' };
}

/** What is known of how a picture was made. */
export interface Origin {
  operation: string;
  /** What made it; null for pictures of which nothing is known. */
  model: string | null;
  /** One colour behind the product, which no model draws. */
  plainGround: boolean;
  /** How the picture of the library came about that it was made of, where it was. */
  madeOf: SourceType | null;
}

const byModel = (type: SourceType) => type.toLowerCase().includes('trained');

/** How a picture came about, that of which it was made included; null where nothing is known of it. */
export function sourceTypeOf({ operation, model, plainGround, madeOf }: Origin): SourceType | null {
  const tool = toolOf(operation);
  if (!tool || !model) return null;
  const own = plainGround
    ? 'algorithmicallyEnhanced'
    : madeBy(tool)[model === ENGINE_MODEL ? 'engine' : 'model'];
  if (!madeOf || tool.photos === 'none') return own;
  if (own === 'algorithmicallyEnhanced') return madeOf;
  return byModel(own) || byModel(madeOf) ? 'compositeWithTrainedAlgorithmicMedia' : 'composite';
}

/** Whether a model drew the picture, or a part of it: what marketplaces that ask for a declaration want to know. */
export const isDrawnByModel = (type: SourceType | null): boolean => type !== null && byModel(type);

/** The same for people. */
export const sourceWords: Readonly<Record<SourceType, string>> = {
  algorithmicallyEnhanced: 'Foto editada por um programa. Nada nela foi desenhado por IA.',
  composite: 'Foto juntada a elementos desenhados por um programa, sem IA generativa.',
  algorithmicMedia: 'Imagem desenhada por um programa, sem foto e sem IA generativa.',
  compositeWithTrainedAlgorithmicMedia: 'Foto com partes feitas por IA generativa.',
  trainedAlgorithmicMedia: 'Imagem criada por IA generativa.',
};
