import { type Region, type Unrest, unrestOf } from './calm-region.ts';
import type { Offer } from './read-offer.ts';

export interface ProductMask {
  values: Uint8Array;
  width: number;
  height: number;
}

/** The narrowest free strip that words are tried in, in shares of the picture. */
const NARROWEST = 0.1;
const WIDEST = 0.46;

/** The four strips beside the product, as wide as it leaves them; a picture without one is cut in bands. */
function strips(mask: ProductMask | null, aspect: number): Region[] {
  const around = mask ? boundsOf(mask) : { left: 0.42, top: 0.36, right: 0.58, bottom: 0.64 };
  const narrowest = mask ? 0 : aspect > 1.2 ? 0.36 : 0.32;
  const hold = (value: number, least = 0): number => Math.max(least, Math.min(WIDEST, value));
  const [top, bottom, left, right] = [
    hold(around.top),
    hold(1 - around.bottom),
    hold(around.left, narrowest),
    hold(1 - around.right, narrowest),
  ];
  const regions: Region[] = [
    { left: 0, top: 0, width: 1, height: top, side: 'top' },
    { left: 0, top: 1 - bottom, width: 1, height: bottom, side: 'bottom' },
    { left: 0, top: 0, width: left, height: 1, side: 'left' },
    { left: 1 - right, top: 0, width: right, height: 1, side: 'right' },
  ];
  return regions.filter(({ width, height }) => Math.min(width, height) >= NARROWEST);
}

/** Where the product's bulk lies: a few stray pixels do not count. */
function boundsOf({ values, width, height }: ProductMask): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  let all = 0;
  for (let i = 0; i < values.length; i++) {
    if (!values[i]) continue;
    const column = i % width;
    const row = Math.floor(i / width);
    columns[column] = (columns[column] ?? 0) + 1;
    rows[row] = (rows[row] ?? 0) + 1;
    all++;
  }
  const at = (counts: Uint32Array, share: number): number => {
    let seen = 0;
    for (let index = 0; index < counts.length; index++) {
      seen += counts[index] ?? 0;
      if (seen >= all * share) return index / counts.length;
    }
    return 1;
  };
  return {
    left: at(columns, 0.015),
    top: at(rows, 0.004),
    right: at(columns, 0.985),
    bottom: at(rows, 0.996),
  };
}

/** The strips that words may stand in, the best one first; none where the product fills the picture. */
export function rankRegions(
  offer: Offer,
  unrest: Unrest,
  aspect: number,
  mask: ProductMask | null,
): Region[] {
  const bulky = bulkOf(offer);
  const cost = (region: Region): number => {
    const sideways = region.side === 'left' || region.side === 'right';
    const narrow = sideways
      ? Math.max(0, 0.36 - region.width * Math.min(1.4, aspect)) * 2.4
      : Math.max(0, (0.2 + bulky * 0.05) / Math.max(1, 1 / aspect) - region.height) * 2.2;
    return (
      unrestOf(unrest, region) +
      narrow +
      (region.side === 'bottom' ? 0.06 : 0) +
      (region.side === 'right' ? 0.01 : 0)
    );
  };
  return strips(mask, aspect)
    .map((region) => ({ region, cost: cost(region) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ region }) => region);
}

/** How many rows an offer asks for beyond a short headline. */
function bulkOf({ parts }: Offer): number {
  let [bulk, headline] = [0, true];
  for (const part of parts) {
    if (part.kind === 'price') bulk += 2;
    else if (part.kind === 'tags') bulk += part.tags.length;
    else {
      bulk += headline ? Number(part.text.length > 40) : 1;
      headline = false;
    }
  }
  return bulk;
}
