import { cancelledBy } from '../image-engine-error.ts';
import type { ExpectedProduct } from '../photo/expected-product.ts';
import type { Raster } from '../photo/raster.ts';
import { combineMaps } from './combine-maps.ts';
import { findSalient } from './find-salient.ts';
import type { Network, ProductMap } from './network.ts';
import { NetworkError, type NetworkReason } from './network-error.ts';

/** Says in a line for the operator what went wrong; the pictures are made all the same. */
export type Warn = (message: string, cause: unknown) => void;

/** Asks networks where the product is. */
export interface ProductFinder {
  /** Undefined where no network could say. Rejects only when the caller left. */
  find(photo: Raster, signal: AbortSignal): Promise<ExpectedProduct | undefined>;
  close(): void;
}

/** After these another photo would fail too. */
const LASTING: ReadonlySet<NetworkReason> = new Set([
  'missing',
  'too_large',
  'unreadable',
  'wrong_shape',
  'no_runtime',
]);

/**
 * Asks `model` and `saliency`, and combines their maps: where the model is unsure, our own network is heard. Where there is no
 * model or it fails, the map of `saliency` is one opinion of several.
 */
export function createProductFinder(warn: Warn, model?: Network, saliency?: Network): ProductFinder {
  let own = saliency;
  let closed = false;
  const warnWhileOpen: Warn = (message, cause) => {
    if (!closed) warn(message, cause);
  };

  async function askModel(photo: Raster, signal: AbortSignal): Promise<ProductMap | undefined> {
    if (!model) return undefined;
    const line = 'the cut-out model failed: the engine cuts alone';
    return (await ask(() => model.map(photo, signal), signal, line, warnWhileOpen)).map;
  }

  async function askOwn(photo: Raster, signal: AbortSignal): Promise<ProductMap | undefined> {
    const network = own;
    if (!network) return undefined;
    const { map, reason } = await ask(
      () => askTwice(() => findSalient(network, photo, signal)),
      signal,
      'the engine cuts without its salience network',
      warnWhileOpen,
    );
    if (reason && LASTING.has(reason)) own = undefined;
    return map;
  }

  return {
    async find(photo, signal) {
      const [decided, ours] = await Promise.all([askModel(photo, signal), askOwn(photo, signal)]);
      if (decided) return { ...(ours ? combineMaps(decided, ours) : decided), decides: true };
      return ours && { ...ours, decides: false };
    },
    close() {
      closed = true;
      model?.close();
      saliency?.close();
    },
  };
}

/** A process that ended, of whatever picture, is started anew by the next question. */
const askTwice = (map: () => Promise<ProductMap>): Promise<ProductMap> =>
  map().catch((error: unknown) => {
    if (error instanceof NetworkError && error.reason === 'ended') return map();
    throw error;
  });

async function ask(map: () => Promise<ProductMap>, signal: AbortSignal, message: string, warn: Warn) {
  try {
    const { values, width, height } = await map();
    return { map: { values, width, height } };
  } catch (error) {
    if (signal.aborted) throw cancelledBy(signal);
    warn(message, error);
    return { reason: error instanceof NetworkError ? error.reason : undefined };
  }
}
