const KEY = 'andromeda-mercado-livre';
/** Pictures that are still there after the way to Mercado Livre and back. */
const MOST_IMAGES = 12;

interface ReturnPoint {
  images: readonly string[];
  toListing: string;
}

/** Keeps in this tab what its user was about to send, until Mercado Livre leads them back. */
export function keepReturnPoint({ images, toListing }: ReturnPoint): void {
  const others = images.filter((id) => id !== toListing).slice(0, MOST_IMAGES - 1);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ images: [toListing, ...others], toListing }));
  } catch {
    // The tab may keep nothing: the user prepares the picture again.
  }
}

/** Answers it once; null where there is none. */
export function takeReturnPoint(): ReturnPoint | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const point: unknown = JSON.parse(kept ?? 'null');
    return isReturnPoint(point) ? point : null;
  } catch {
    return null;
  }
}

const isReturnPoint = (point: unknown): point is ReturnPoint =>
  typeof point === 'object' &&
  point !== null &&
  'images' in point &&
  Array.isArray(point.images) &&
  'toListing' in point &&
  typeof point.toListing === 'string';
