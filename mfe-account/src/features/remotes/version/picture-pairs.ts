import type { VersionPicture } from '@andromeda/platform';
import type { NamedVersion } from '../release-queries.ts';

/** The two versions whose pictures stand side by side. */
export type ComparedVersions = { before: NamedVersion; now: NamedVersion };

/** What became of a screen from one version to another; `unknown` where a picture is from before pictures had hashes. */
export type PictureChange = 'changed' | 'same' | 'unknown' | 'added' | 'removed';

/** One screen, on one device, in two versions. */
export type PicturePair =
  | { change: 'changed' | 'same' | 'unknown'; before: VersionPicture; now: VersionPicture }
  | { change: 'added'; before: null; now: VersionPicture }
  | { change: 'removed'; before: VersionPicture; now: null };

/** The pictures of two versions by what they show: in the order of this one, and what only the other has at the end. */
export function pairPictures(
  before: readonly VersionPicture[],
  now: readonly VersionPicture[],
): PicturePair[] {
  const former = new Map(before.map((picture) => [subjectOf(picture), picture]));
  const pairs = now.map((picture): PicturePair => {
    const other = former.get(subjectOf(picture));
    former.delete(subjectOf(picture));
    return other ? compare(other, picture) : { change: 'added', before: null, now: picture };
  });
  return [
    ...pairs,
    ...[...former.values()].map((gone): PicturePair => ({ change: 'removed', before: gone, now: null })),
  ];
}

function compare(before: VersionPicture, now: VersionPicture): PicturePair {
  if (!before.hash || !now.hash) return { change: 'unknown', before, now };
  return { change: before.hash === now.hash ? 'same' : 'changed', before, now };
}

const subjectOf = ({ kind, device, title, story }: VersionPicture) =>
  JSON.stringify([kind, device, title, story]);

/** What a pair shows. */
export const subjectOfPair = ({ before, now }: PicturePair): VersionPicture =>
  now ?? (before as VersionPicture);
