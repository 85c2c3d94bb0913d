import type { BackgroundRemover } from '../../ports/background-remover.ts';
import type { ImageModel } from '../../ports/image-model.ts';

type Colours = Pick<ImageModel, 'changeBackgroundColor'>;

/**
 * Colours behind products by a service that knows neither shadows nor margins: where one is asked for, the service cuts the
 * product out, and the local engine places it. It costs what the service's cut-out costs.
 */
export const placeCutOuts = (service: BackgroundRemover & Colours, engine: Colours): Colours => ({
  async changeBackgroundColor(input) {
    const { image, signal, shadow, margin } = input;
    if (!shadow && !margin) return service.changeBackgroundColor(input);
    const cutOut = await service.removeBackground({ image, signal });
    const { png, mask } = await engine.changeBackgroundColor({
      ...input,
      image: { bytes: cutOut.png, mimeType: 'image/png' },
      shadow: shadow ?? false,
    });
    return { ...cutOut, png, mask };
  },
});
