const MEBIBYTE = 1024 * 1024;

/** How large a copy may become, and who works on it how long. */
export interface ExportLimits {
  /** The next ZIP file begins after the file that passes this. */
  archiveBytes: number;
  /** What is held in memory and stored as one piece; hosted storage refuses objects of over 50 MB by default. */
  chunkBytes: number;
  mostArchives: number;
}

/** A phone can keep one ZIP; all together hold the pictures of some ten thousand credits. */
export const exportLimits: ExportLimits = {
  archiveBytes: 256 * MEBIBYTE,
  chunkBytes: 8 * MEBIBYTE,
  mostArchives: 60,
};

/** From one request to the next. */
export const PAUSE_SECONDS = 24 * 3600;

/** A process that stops without a word leaves the copy to another after this time; each stored piece renews it. */
export const LEASE_SECONDS = 180;

/** Of one archive; then the copy is given up. */
export const MOST_ATTEMPTS = 5;

/** Until an attempt that failed is made again. */
export const RETRY_SECONDS = 60;
