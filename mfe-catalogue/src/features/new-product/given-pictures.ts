import { LONGEST_PRODUCT_NAME } from 'bff/contract/browser';
import { MOST_IMAGES_AT_ONCE } from 'bff/contract/browser/listings';

/** What the screen before gives to a new product. */
export interface GivenPictures {
  imageIds: readonly string[];
  name: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** The pictures and the name in the state of the navigation, which anybody may have written. */
export function givenPictures(state: unknown): GivenPictures {
  const { imageIds, name } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  const ids = Array.isArray(imageIds) ? imageIds.filter(isId) : [];
  return {
    imageIds: [...new Set(ids)].slice(0, MOST_IMAGES_AT_ONCE),
    name: typeof name === 'string' ? name.trim().slice(0, LONGEST_PRODUCT_NAME) : '',
  };
}
