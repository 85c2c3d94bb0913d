import type { Buffer } from 'node:buffer';
import { randomInt } from 'node:crypto';
import type { ColourGround, EnginePicture, ImageEngine } from '@andromeda/image-engine';
import { ImageEngineError, type ImageEngineReason } from '@andromeda/image-engine/errors';
import { ENGINE_MODEL } from '../../../contract/browser/provenance/index.ts';
import type { BackgroundRemover } from '../../ports/background-remover.ts';
import type { LogoPlacer } from '../../ports/brand.ts';
import type { ChannelPictures } from '../../ports/channel-pictures.ts';
import type { CutOutRepairer } from '../../ports/cut-out-repairer.ts';
import type { ColorGround, ImageModel, ProducedImage } from '../../ports/image-model.ts';
import { ProviderError } from '../../ports/provider-error.ts';

export interface LocalImages {
  imageModel: ImageModel;
  backgroundRemover: BackgroundRemover;
  cutOutRepairer: CutOutRepairer;
  logoPlacer: LogoPlacer;
  channelPictures: ChannelPictures;
  /** Ends the engine; every call that still runs or waits is rejected. */
  close(): Promise<void>;
}

const FREE = { model: ENGINE_MODEL, tokensUsed: 0, costUsd: 0, demonstration: true };

/** Implements the image ports with the image engine on this machine, without any account. */
export function createLocalImages(engine: ImageEngine): LocalImages {
  return {
    imageModel: {
      changeBackgroundColor: ({ image, signal, ...ground }) =>
        picture(engine.placeOnColour({ photo: image.bytes, ...inEngineTerms(ground), signal })),
      changeBackground: ({ images, prompt, shopColors, signal }) =>
        picture(
          engine.composeScene({
            photos: images.map(bytesOf),
            prompt,
            shopColours: shopColors,
            format: 'auto',
            signal,
          }),
        ),
      editImage: ({ images, prompt, product, shopColors, format, signal }) =>
        picture(
          engine.composeScene({
            photos: images.map(bytesOf),
            prompt: withoutName(prompt, product),
            shopColours: shopColors,
            format,
            variation: anyVariation(),
            signal,
          }),
        ),
      addText: async ({ image, text, brand, signal }) => {
        const made = await picture(
          engine.setText({ photo: image.bytes, text, shop: brand ?? undefined, signal }),
        );
        return { ...made, logoPlaced: Boolean(brand?.logo) };
      },
      generateImage: ({ prompt, shopColors, format, signal }) =>
        picture(
          engine.generate({ prompt, shopColours: shopColors, format, variation: anyVariation(), signal }),
        ),
      describe: async ({ image, product, signal }) => ({
        text: await translated(engine.describe({ photo: image.bytes, product, signal })),
        ...FREE,
      }),
      knowsProduct: (prompt) => translated(engine.knowsProduct({ prompt })),
    },
    backgroundRemover: {
      removeBackground: ({ image, signal }) => picture(engine.cutOut({ photo: image.bytes, signal })),
    },
    cutOutRepairer: {
      reduce: (pictures) => translated(engine.reduceForRepair(pictures)),
      cutOtherwise: async ({ ground, ...input }) => {
        const made = await translated(
          engine.cutOutOtherwise({ ...input, ground: ground ? inEngineTerms(ground) : undefined }),
        );
        return made && { ...FREE, ...made };
      },
      otherCutOuts: (input) => translated(engine.otherCutOuts(input)),
      restoreProduct: (input) => translated(restored(engine, input)),
      repair: ({ ground, ...input }) =>
        translated(engine.repairCutOut({ ...input, ground: ground ? inEngineTerms(ground) : undefined })),
    },
    logoPlacer: { placeLogo: async (input) => (await translated(engine.placeLogo(input))).png },
    channelPictures: { make: (input) => translated(engine.prepareForChannel(input)) },
    close: () => engine.close(),
  };
}

const bytesOf = ({ bytes }: { bytes: Buffer }): Buffer => bytes;

const inEngineTerms = ({ color, shadow, margin }: ColorGround): ColourGround => ({
  colour: color,
  shadow,
  margin,
});

/** The product is in the photo already: if the scene named it, the engine would paint another one beside it. */
function withoutName(prompt: string, name: string | undefined): string {
  const at = name ? prompt.toLowerCase().indexOf(name.toLowerCase()) : -1;
  if (!name || at < 0) return prompt;
  return `${prompt.slice(0, at)}Produto${prompt.slice(at + name.length)}`;
}

/** On a retry, the engine chooses differently among equally good pictures. */
const anyVariation = (): number => randomInt(1, 1_000_000);

async function restored(
  engine: ImageEngine,
  input: Parameters<ImageEngine['restoreProduct']>[0],
): Promise<Buffer | null> {
  try {
    return (await engine.restoreProduct(input)).png;
  } catch (error) {
    if (error instanceof ImageEngineError && error.reason === 'no_product') return null;
    throw error;
  }
}

async function picture(made: Promise<EnginePicture>): Promise<ProducedImage> {
  const { png, trust, mask, undrawn } = await translated(made);
  return { png, trust, mask, undrawn, ...FREE };
}

async function translated<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ImageEngineError)) throw error;
    const { kind, sentence } = FAILURES[error.reason];
    throw new ProviderError(kind, sentence, { cause: error });
  }
}

const FAILURES: Record<ImageEngineReason, { kind: ProviderError['kind']; sentence: string }> = {
  unreadable: { kind: 'refused', sentence: 'não foi possível ler a imagem' },
  too_small: { kind: 'refused', sentence: 'a imagem é pequena demais' },
  too_large: { kind: 'refused', sentence: 'a imagem é grande demais' },
  no_product: { kind: 'refused', sentence: 'não encontramos um produto na foto' },
  no_background: {
    kind: 'refused',
    sentence: 'o produto ocupa a foto inteira; deixe um pouco de fundo em volta dele',
  },
  invalid_colour: { kind: 'refused', sentence: 'a cor do fundo não é válida' },
  busy: { kind: 'temporary', sentence: 'há muitas imagens na fila' },
  closed: { kind: 'temporary', sentence: 'o serviço de imagens está desligado' },
  cancelled: { kind: 'temporary', sentence: 'a operação foi cancelada' },
  failed: { kind: 'temporary', sentence: 'o processamento da imagem falhou' },
};
