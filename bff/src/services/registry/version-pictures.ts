import { z } from 'zod';
import { PICTURE_LIMITS, VersionPicture } from '../../../contract/version-details.ts';
import { DomainError } from '../../domain-error.ts';
import { uploadKind } from '../../images/upload-kind.ts';
import type { PackagePlace, RemoteFiles } from '../../ports/remote-files.ts';
import { sha384 } from '../../remotes/sha384.ts';
import type { SentFile } from './check-backend.ts';

/** The pictures of a version: what they show, in the order in which they were taken, and their bytes by name. */
export interface TakenPictures {
  list: readonly VersionPicture[];
  bytes: ReadonlyMap<string, Uint8Array>;
}

/** Names that no file of a version has, since none begins with a dot: nothing serves them. */
const LIST_FILE = '.pictures.json';
const fileOf = (name: string) => `.picture.${name}`;
const List = z.array(VersionPicture);

/**
 * Takes the pictures that can be kept. A release goes out without those that cannot, and says which these are: one sentence each
 * in `left`.
 */
export async function openPictures(
  sent: readonly SentFile[],
  list: string | undefined,
): Promise<TakenPictures & { left: string[] }> {
  const described = new Map(readList(list).map((picture) => [picture.name, picture]));
  const bytes = new Map<string, Uint8Array>();
  const left: string[] = [];
  let total = 0;
  for (const file of sent) {
    const problem =
      described.has(file.name) && !bytes.has(file.name)
        ? await problemOf(file, { count: bytes.size, total })
        : 'não está descrita em pictureList, ou veio duas vezes';
    if (problem) left.push(`A imagem ${file.name} ficou de fora: ${problem}.`);
    else {
      bytes.set(file.name, file.bytes);
      total += file.bytes.byteLength;
    }
  }
  return { list: [...described.values()].flatMap((picture) => hashed(picture, bytes)), bytes, left };
}

/** What a release says of a picture that is kept, with the hash that tells whether it shows what another version's does. */
function hashed(picture: VersionPicture, kept: ReadonlyMap<string, Uint8Array>): VersionPicture[] {
  const bytes = kept.get(picture.name);
  return bytes ? [{ ...picture, hash: sha384(bytes) }] : [];
}

function readList(text = '[]'): VersionPicture[] {
  const list = List.safeParse(parseJson(text));
  if (list.success) return list.data;
  throw new DomainError('bad_request', {
    field: ['pictureList', ...(list.error.issues[0]?.path ?? [])].join('.'),
  });
}

async function problemOf({ name, bytes }: SentFile, kept: { count: number; total: number }) {
  const limits = PICTURE_LIMITS;
  if (kept.count === limits.count) return `uma versão tem no máximo ${limits.count}`;
  if (bytes.byteLength > limits.bytes) return `passa de ${limits.bytes / 1000} kB`;
  if (kept.total + bytes.byteLength > limits.totalBytes)
    return `todas juntas passariam de ${limits.totalBytes / 1_000_000} MB`;
  const kind = await uploadKind(Buffer.from(bytes)).catch(() => null);
  if (kind !== typeOf(name)) return 'o conteúdo não é o de uma imagem deste tipo';
  return null;
}

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

/** The content type of a picture, which its bytes had at its publication. */
export const typeOf = (name: string) => TYPES[name.split('.').pop() as keyof typeof TYPES];

/** As they lie beside the files of a version. */
export function packPictures({ list, bytes }: TakenPictures): Map<string, Uint8Array> {
  if (list.length === 0) return new Map();
  const named = [...bytes].map(([name, content]) => [fileOf(name), content] as const);
  return new Map([...named, [LIST_FILE, Buffer.from(JSON.stringify(list))]]);
}

type Files = Pick<RemoteFiles, 'get'>;

/** What a version has pictures of; empty where its release took none. */
export async function listPictures(files: Files, place: PackagePlace): Promise<VersionPicture[]> {
  const list = await files.get(place, LIST_FILE);
  return list ? List.parse(JSON.parse(Buffer.from(list).toString())) : [];
}

export const readPictureFile = (files: Files, place: PackagePlace, name: string) =>
  files.get(place, fileOf(name));

/** The names under which the pictures of a version are stored, for who removes it. */
export async function storedPictures(files: Files, place: PackagePlace): Promise<string[]> {
  const list = await listPictures(files, place);
  return list.length > 0 ? [...list.map(({ name }) => fileOf(name)), LIST_FILE] : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
