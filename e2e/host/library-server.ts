import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type AndromedaServer, type ServerOptions, startAndromeda } from './andromeda-server.ts';
import { photoPath } from './bff-client.ts';
import { freePort } from './free-port.ts';

/** A picture in a library, as if its owner had made it. */
export interface LibraryPicture {
  prompt: string | null;
  operation?: string;
  favorite?: boolean;
  /** A product alone, with nothing around it. */
  cutOut?: boolean;
  /** The fixture photo that its file shows, in place of a colour. */
  photo?: string;
  /** How long ago it was made, in minutes. */
  age: number;
}

/** A server into whose embedded project tests write directly, to fill libraries of any size. */
export interface LibraryServer extends AndromedaServer {
  /** Adds pictures to a user's library, with their files unless the test never looks at them. */
  fillLibrary(
    userId: string,
    pictures: readonly LibraryPicture[],
    options?: { files?: boolean },
  ): Promise<void>;
}

/** The most pictures in one request. */
const BATCH = 1000;

export async function startLibraryServer(options: ServerOptions = {}): Promise<LibraryServer> {
  const port = await freePort();
  const env = { ...options.env, EMBEDDED_SUPABASE_PORT: String(port) };
  const server = await startAndromeda({ ...options, env });
  const { secretKey } = JSON.parse(readFileSync(join(server.dataDir, 'keys.json'), 'utf8'));
  const post = async (path: string, body: string | Uint8Array<ArrayBuffer>, contentType: string) => {
    const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': contentType };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
  return {
    ...server,
    fillLibrary: async (userId, pictures, { files = true } = {}) => {
      const rows = pictures.map((picture) => rowOf(userId, picture));
      for (let from = 0; from < rows.length; from += BATCH)
        await post(
          '/rest/v1/user_images',
          JSON.stringify(rows.slice(from, from + BATCH)),
          'application/json',
        );
      if (!files) return;
      for (const [index, { image_url, dominant_color }] of rows.entries())
        await post(
          `/storage/v1/object/imagens/${image_url}`,
          await fileOf(pictures[index], dominant_color),
          'image/png',
        );
    },
  };
}

/** The id of the user that an access token belongs to. */
export function userIdOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
}

const COLORS = ['#7c52f4', '#f0508a', '#f6a532', '#2456c9', '#0f7a4d', '#cfc7e2'];
let made = 0;

function rowOf(
  userId: string,
  { prompt, operation = 'change_background', favorite = false, age }: LibraryPicture,
) {
  made += 1;
  return {
    user_id: userId,
    image_url: `${userId}/${Date.now()}${made}.png`,
    prompt,
    metadata: { operation, model: 'local', prompt },
    favorite,
    width: 800,
    height: 600,
    dominant_color: COLORS[made % COLORS.length] ?? '#7c52f4',
    created_at: new Date(Date.now() - age * 60_000).toISOString(),
  };
}

/** `count` pictures with numbered prompts. */
export const numbered = (count: number, change: Partial<LibraryPicture> = {}) =>
  Array.from({ length: count }, (_, index) => ({ prompt: `Criativo ${index + 1}`, ...change }));

function fileOf(
  picture: Partial<LibraryPicture> | undefined,
  color: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (picture?.photo) return drawPhoto(picture.photo);
  return picture?.cutOut ? drawCutOut(color) : plainPicture(color);
}

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A picture of one colour, drawn once for all that have it. */
function plainPicture(color: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = drawn.get(color) ?? drawPlain(color);
  drawn.set(color, known);
  return known;
}

async function drawPlain(color: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: color } });
  return new Uint8Array(await picture.png().toBuffer());
}

async function drawPhoto(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const photo = sharp(photoPath(name)).resize(800, 600, { fit: 'cover' });
  return new Uint8Array(await photo.png().toBuffer());
}

async function drawCutOut(color: string): Promise<Uint8Array<ArrayBuffer>> {
  const product = { create: { width: 560, height: 580, channels: 3, background: color } } as const;
  const picture = sharp({ create: { width: 800, height: 600, channels: 4, background: '#00000000' } });
  return new Uint8Array(
    await picture
      .composite([{ input: product }])
      .png()
      .toBuffer(),
  );
}
