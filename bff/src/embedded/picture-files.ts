import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/**
 * Keeps the embedded storage's objects as files under one folder, `{bucket}/{key}`. A write is on the disk when it
 * resolves, and readers see the old or the new file, never a part.
 */
export function createPictureFiles(folder: string): StorageAdapter {
  const root = resolve(folder);
  const fileOf = (bucket: string, key: string) => {
    const home = resolve(root, bucket);
    const file = resolve(home, key);
    const inside = home.startsWith(root + sep) && file.startsWith(home + sep);
    if (!inside) throw new Error(`object key leaves the storage folder: ${key}`);
    return file;
  };
  return {
    driver: null,
    async getObject(bucket, key) {
      try {
        const file = fileOf(bucket, key);
        return { httpStatusCode: 200, metadata: await describeFile(file), body: await readFile(file) };
      } catch (error) {
        // Without a body the service would answer that there is no such object.
        if (isMissing(error)) return { httpStatusCode: 404, metadata: describeNothing() };
        throw error;
      }
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const file = fileOf(bucket, key);
      await writeDurably(file, await readAll(body));
      return { ...(await describeFile(file)), mimetype: contentType, cacheControl };
    },
    async deleteObject(bucket, key) {
      await rm(fileOf(bucket, key), { force: true });
    },
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => rm(fileOf(bucket, key), { force: true })));
    },
    async copyObject(sourceBucket, source, _sourceVersion, bucket, key) {
      const target = fileOf(bucket, key);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(fileOf(sourceBucket, source), target);
      const { eTag, lastModified } = await describeFile(target);
      return { httpStatusCode: 200, eTag, ...(lastModified ? { lastModified } : {}) };
    },
    headObject: (bucket, key) => describeFile(fileOf(bucket, key)),
    privateAssetUrl: async (bucket, key) => `file://${fileOf(bucket, key)}`,
  };
}

async function writeDurably(file: string, bytes: Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.${randomUUID()}.new`);
  try {
    await flush(draft, 'w', bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  // The new name is durable only once its folder is synced.
  await flush(dirname(file), 'r');
}

async function flush(path: string, mode: 'w' | 'r', bytes?: Uint8Array) {
  const handle = await open(path, mode);
  try {
    if (bytes) await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function describeFile(file: string): Promise<ObjectMetadata> {
  const { size, mtime, mtimeMs } = await stat(file);
  const eTag = `"${createHash('sha256').update(`${size}-${mtimeMs}`).digest('hex').slice(0, 32)}"`;
  return {
    cacheControl: 'no-cache',
    contentLength: size,
    size,
    mimetype: 'image/png',
    lastModified: mtime,
    eTag,
    httpStatusCode: 200,
  };
}

function describeNothing(): ObjectMetadata {
  return {
    cacheControl: 'no-cache',
    contentLength: 0,
    size: 0,
    mimetype: 'application/octet-stream',
    eTag: '',
  };
}

type UploadBody = Parameters<StorageAdapter['uploadObject']>[3];

async function readAll(body: UploadBody): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const parts: Uint8Array[] = [];
  for await (const part of Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])) parts.push(part);
  return Buffer.concat(parts);
}

function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
