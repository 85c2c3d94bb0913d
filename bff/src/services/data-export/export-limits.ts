const MEBIBYTE = 1024 * 1024;

/** How large a copy may become, and how long a process may work on it. */
export interface ExportLimits {
  /** The next ZIP file begins after the file that exceeds this. */
  archiveBytes: number;
  /** The bytes held in memory and stored as one chunk; hosted storage refuses objects over 50 MB by default. */
  chunkBytes: number;
  mostArchives: number;
}

/** One ZIP fits on a phone; all together hold the pictures of about ten thousand credits. */
export const exportLimits: ExportLimits = {
  archiveBytes: 256 * MEBIBYTE,
  chunkBytes: 8 * MEBIBYTE,
  mostArchives: 60,
};

/** The pause between two requests of one user. */
export const PAUSE_SECONDS = 24 * 3600;

/** After this time another process takes over the copy of a process that died; each stored chunk renews the lease. */
export const LEASE_SECONDS = 180;

/** Attempts at one archive, after which the copy is given up. */
export const MOST_ATTEMPTS = 5;

/** The pause before a failed attempt is repeated. */
export const RETRY_SECONDS = 60;
