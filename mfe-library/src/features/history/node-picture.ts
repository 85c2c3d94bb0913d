import type { HistoryNode } from '@andromeda/platform';
import { copySources, toolOf } from 'bff/contract/browser';

const aspects = { square: 1, '4/3': 4 / 3, '3/2': 3 / 2, '16/9': 16 / 9, '3/4': 3 / 4 } as const;
export type Aspect = keyof typeof aspects;

/** The frame that suits a picture best; a photo's size is not known. */
export function aspectOf({ image }: HistoryNode): Aspect {
  const share = image?.width && image.height ? image.width / image.height : 1;
  const fits = Object.entries(aspects).toSorted(
    ([, a], [, b]) => Math.abs(Math.log(a / share)) - Math.abs(Math.log(b / share)),
  );
  return (fits[0]?.[0] ?? 'square') as Aspect;
}

/** The largest copy to look at. */
export const largeCopy = ({ thumbnailUrl }: HistoryNode) =>
  copySources(thumbnailUrl, 1600)?.replace(/ 1600w$/, '') ?? thumbnailUrl;

export const backdropOf = ({ image }: HistoryNode): 'checkered' | 'plain' =>
  image && toolOf(image.operation)?.result === 'transparent' ? 'checkered' : 'plain';
