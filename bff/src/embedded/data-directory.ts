import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** Held until `release()` or the end of the process, however it ends. */
export interface DataDirectoryLock {
  release(): void;
}

interface LockOptions {
  /** Several processes over one PostgreSQL server may share a folder, but not with a process whose database lies in it. */
  shared?: boolean;
}

/**
 * Makes the folder and locks it for this process, or for those that share it. The lock is one of the operating system's on an open
 * file (by way of SQLite), so `kill -9` frees it and no stale pid can keep it. Throws `StartupError` when
 * another process has it or the folder cannot be written.
 */
export function lockDataDirectory(
  directory: string,
  { shared = false }: LockOptions = {},
): DataDirectoryLock {
  const folder = resolve(directory);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeToOthers(folder);
    proveWritable(folder);
  } catch (cause) {
    throw new StartupError(unwritableSentence(folder, cause), { cause });
  }
  requireRoom(folder);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE');
    database.exec(shared ? 'BEGIN; SELECT count(*) FROM sqlite_schema' : 'BEGIN EXCLUSIVE');
    const held = database;
    return { release: () => held.close() };
  } catch (cause) {
    database?.close();
    if (cause instanceof Error && /locked|busy/i.test(cause.message)) {
      throw new StartupError(
        `A pasta de dados ${folder} já está em uso por outro processo da Andrômeda; encerre-o ou escolha outra pasta em DATA_DIR.`,
        { cause },
      );
    }
    throw new StartupError(unwritableSentence(folder, cause), { cause });
  }
}

/** An older folder may be open to other users; a process that does not own it cannot change that, and may still use it. */
function closeToOthers(folder: string) {
  try {
    chmodSync(folder, 0o700);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EPERM')) throw cause;
  }
}

/** A page of bytes, because an almost full disk still takes an empty file. */
function proveWritable(folder: string) {
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    writeFileSync(probe, randomBytes(8192), { flush: true });
  } finally {
    rmSync(probe, { force: true });
  }
}

/** A new database takes 39 MB, and its log grows beside it; an existing one needs room to write its next pages. */
const ROOM_FOR_NEW_DATA = 128 * 1024 * 1024;
const ROOM_FOR_OLD_DATA = 16 * 1024 * 1024;

/**
 * Throws `StartupError` where the disk would fill while the database starts, which it could not survive cleanly.
 * `free` in bytes.
 */
export function requireRoom(folder: string, free = freeBytes(folder)): void {
  const needed = existsSync(join(folder, 'database')) ? ROOM_FOR_OLD_DATA : ROOM_FOR_NEW_DATA;
  if (free >= needed) return;
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  throw new StartupError(
    `Não há espaço livre no disco para a pasta de dados ${folder}: restam ${megabytes(free)} MB e são precisos ${megabytes(needed)} MB.`,
  );
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const unwritableReasons: Record<string, string> = {
  ENOSPC: 'não há espaço livre no disco',
  EDQUOT: 'a cota de disco acabou',
  EROFS: 'o disco está montado somente para leitura',
  EACCES: 'falta permissão de escrita',
  EPERM: 'falta permissão de escrita',
  ENOTDIR: 'o caminho não é uma pasta',
  EEXIST: 'o caminho não é uma pasta',
};

function unwritableSentence(folder: string, cause: unknown) {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = unwritableReasons[code] ?? (cause instanceof Error ? cause.message : String(cause));
  return `Não é possível gravar na pasta de dados ${folder}: ${reason}.`;
}

const EmbeddedKeys = z.object({
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
  jwtSecret: z.string().min(44),
});
export type EmbeddedKeys = z.infer<typeof EmbeddedKeys>;

/** New keys of the shape that hosted projects use; the signing secret has 44 characters. */
export function generateKeys(): EmbeddedKeys {
  return {
    publishableKey: `sb_publishable_${randomBytes(33).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(33).toString('base64url')}`,
    jwtSecret: randomBytes(33).toString('base64url'),
  };
}

/** The folder's keys, made at the first start and kept, so that sessions outlive a restart. Only the owner may read them. */
export function readOrCreateKeys(directory: string): EmbeddedKeys {
  const file = join(directory, 'keys.json');
  try {
    const keys = EmbeddedKeys.parse(JSON.parse(readFileSync(file, 'utf8')));
    chmodSync(file, 0o600);
    return keys;
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')) {
      throw new StartupError(`O arquivo de chaves ${file} não pôde ser lido; restaure-o ou apague-o.`, {
        cause,
      });
    }
  }
  const keys = generateKeys();
  const draft = `${file}.${randomBytes(6).toString('hex')}.new`;
  writeFileSync(draft, JSON.stringify(keys, null, 2), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
    return keys;
  } catch (cause) {
    // Another process that shares the folder made them first.
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')
      return readOrCreateKeys(directory);
    renameSync(draft, file);
    return keys;
  } finally {
    rmSync(draft, { force: true });
  }
}
