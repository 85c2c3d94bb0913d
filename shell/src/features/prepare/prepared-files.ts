import { type ChannelPicture, downloadName, type LibraryImage } from '@andromeda/platform';
import type { Channel } from 'bff/contract/browser/channels';
import { downloadZip } from 'client-zip';

/** What came of a picture for a channel. */
export interface PreparedCopy {
  channel: Channel;
  image: LibraryImage;
  made: ChannelPicture;
}

/** A prepared picture with its place in the order of the choice, from 1. */
export interface PreparedFile extends PreparedCopy {
  place: number;
  url: string;
}

/** `Mercado Livre/01-Caneca-azul.jpg`: a folder for each marketplace, names in the order of the choice. */
const pathOf = ({ channel, image, place }: PreparedFile) => `${channel.name}/${nameOf({ image, place })}`;

export const nameOf = ({ image, place }: Pick<PreparedFile, 'image' | 'place'>) =>
  `${String(place).padStart(2, '0')}-${downloadName(image.name ?? image.prompt).replace(/\.png$/, '.jpg')}`;

/** One ZIP of the pictures; those that cannot be read are left out, and answered. Rejects where none can be read. */
export async function zipPrepared(
  files: readonly PreparedFile[],
  send: typeof fetch = fetch,
): Promise<{ zip: Blob; missing: readonly PreparedFile[] }> {
  const missing: PreparedFile[] = [];
  const zip = await downloadZip(
    (async function* () {
      for (const file of files) {
        const answer = await open(file, send).catch(() => null);
        if (answer) yield { name: pathOf(file), input: answer };
        else missing.push(file);
      }
    })(),
  ).blob();
  if (missing.length === files.length) throw new Error('none of the pictures can be read');
  return { zip, missing };
}

/** The pictures as files to share, whose names say for which marketplace they are. */
export const shareable = (files: readonly PreparedFile[], send: typeof fetch = fetch): Promise<File[]> =>
  Promise.all(
    files.map(async (file) => {
      const bytes = await (await open(file, send)).blob();
      return new File([bytes], pathOf(file).replace('/', '-'), { type: 'image/jpeg' });
    }),
  );

async function open({ url }: PreparedFile, send: typeof fetch): Promise<Response> {
  const answer = await send(url);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer;
}
