import type { Buffer } from 'node:buffer';

/** A finished ZIP file of a copy: `chunks` pieces, all of one size but the last, stored under its `claim`. */
export interface ExportArchive {
  claim: string;
  bytes: number;
  chunks: number;
  files: number;
}

/** A user's copy of their data. Dates are ISO 8601 in UTC. */
export interface DataExport {
  id: string;
  status: 'preparing' | 'ready' | 'expired' | 'failed';
  requestedAt: string;
  expiresAt: string | null;
  archives: ExportArchive[];
  filesWritten: number;
  filesTotal: number;
  /** False where the user has more files than one copy may hold. */
  complete: boolean;
}

/** A copy that was handed to this process, to write its next archive or to remove its stored files. */
export interface ClaimedExport {
  task: 'write' | 'remove';
  claim: string;
  userId: string;
  email: string;
  requestedAt: string;
  archives: ExportArchive[];
  /** The last file in the finished archives; empty before the first. */
  writtenUntil: string;
}

export interface FinishedArchive {
  /** Null where nothing was left to write. */
  archive: ExportArchive | null;
  writtenUntil: string;
  /** Given with the last archive: the copy is ready then. */
  expiresAt: Date | null;
  complete: boolean;
}

/** Copies and who works on them. All reject with `StoreError`. */
export interface DataExports {
  /** Null where none was asked for. */
  read(userId: string): Promise<DataExport | null>;
  /** Answers the copy that is being made, or one younger than the pause, instead of making another. */
  request(userId: string, now: Date, pauseSeconds: number): Promise<DataExport>;
  /** The copy that has waited longest for work. */
  claim(now: Date, leaseSeconds: number, mostAttempts: number): Promise<ClaimedExport | null>;
  /** False where the copy is no longer the caller's. */
  renew(claim: string, until: Date, filesWritten: number): Promise<boolean>;
  /** False where the copy is no longer the caller's. */
  finishArchive(claim: string, now: Date, finished: FinishedArchive): Promise<boolean>;
  /** After too many attempts with `counts`, the copy is given up. */
  release(claim: string, retryAt: Date, counts: boolean): Promise<void>;
  finishRemoval(claim: string, now: Date, mostAttempts: number): Promise<void>;
  /** Whose archive this is; null where the copy is not ready, or has none of this number (from 1). */
  findArchive(id: string, number: number): Promise<FoundArchive | null>;
}

export interface FoundArchive {
  userId: string;
  archive: ExportArchive;
  requestedAt: string;
  expiresAt: string;
  of: number;
}

/** The data of one user in the database, a page at a time. All reject with `StoreError`. */
export interface PersonalRecords {
  /** Rows of one source in the order of their keys, after the given key; an empty page is the end. */
  rows(userId: string, source: string, after: string): Promise<{ key: string; row: unknown }[]>;
  /** Paths in the ZIP: `imagens/{file}` and `conversas/{photo id}.jpg`. An empty page is the end. */
  files(userId: string, after: string): Promise<string[]>;
  /** A photo of a conversation; null where it is gone. */
  conversationPhoto(userId: string, photoId: string): Promise<Buffer | null>;
}

/** The private place of archives. Rejects with `StoreError`. */
export interface ExportFiles {
  put(userId: string, claim: string, chunk: number, bytes: Buffer): Promise<void>;
  get(userId: string, claim: string, chunk: number): Promise<Buffer | null>;
  /** Removes everything that is stored for the user. */
  removeAll(userId: string): Promise<void>;
}
