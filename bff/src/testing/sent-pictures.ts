import sharp from 'sharp';
import type { VersionPicture } from '../../contract/version-details.ts';
import { sha384 } from '../remotes/sha384.ts';

/** What a release says of a picture of a screen on a phone. */
export const screenPicture = (name = 'screen-1-phone.webp'): VersionPicture => ({
  name,
  kind: 'screen',
  device: 'phone',
  title: '/library',
  width: 390,
  height: 844,
});

/** A picture as a release sends it. */
export const sentPicture = async (name = 'screen-1-phone.webp') => ({
  name,
  bytes: new Uint8Array(
    await sharp({ create: { width: 39, height: 84, channels: 3, background: '#7c52f4' } })
      .webp()
      .toBuffer(),
  ),
});

/** What the registry keeps of a picture that was sent. */
export const keptPicture = ({ name, bytes }: { name: string; bytes: Uint8Array }): VersionPicture => ({
  ...screenPicture(name),
  hash: sha384(bytes),
});
