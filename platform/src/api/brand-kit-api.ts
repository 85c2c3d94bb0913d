import type { BffContract, BrandKit, BrandKitChange } from 'bff/contract';
import type { hc } from 'hono/client';

/** The look of the user's shop. All reject with `ApiError`. */
export interface BrandKitApi {
  brandKit: {
    /** `updatedAt` is null where none was saved. */
    read(signal?: AbortSignal): Promise<BrandKit>;
    /** Replaces everything but the logo. */
    save(change: BrandKitChange): Promise<BrandKit>;
    /** Replaces the logo: JPG, PNG or WEBP, as every photo. */
    putLogo(picture: File): Promise<BrandKit>;
    removeLogo(): Promise<BrandKit>;
  };
}

export function createBrandKitApi(
  client: ReturnType<typeof hc<BffContract>>,
  send: typeof fetch,
  origin: string,
): BrandKitApi {
  const kit = client.api['brand-kit'];
  return {
    brandKit: {
      read: async (signal) =>
        (await kit.$get({}, signal ? { init: { signal } } : {})).json() as Promise<BrandKit>,
      save: async (change) => (await kit.$put({ json: change })).json() as Promise<BrandKit>,
      putLogo: async (picture) => {
        const body = new FormData();
        body.set('image', picture, picture.name);
        const answer = await send(`${origin}/api/brand-kit/logo`, { method: 'PUT', body });
        return (await answer.json()) as BrandKit;
      },
      removeLogo: async () => (await kit.logo.$delete()).json() as Promise<BrandKit>,
    },
  };
}
