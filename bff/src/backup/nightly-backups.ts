import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { writeBackup } from './write-backup.ts';

export interface NightlyBackups {
  /** The hour, in the machine's time zone, from which the day's backup is made. */
  hour: number;
  folder: string;
  /** How many are kept; older ones are deleted. */
  kept: number;
}

const NAME = /^andromeda-\d{4}-\d{2}-\d{2}\.tar\.gz$/;

/**
 * Makes the day's backup where its hour has come and it is not there yet, and deletes those beyond the number kept. Safe to
 * call again and again: a day that failed is tried again by the next call. Answers the file that was made.
 */
export async function makeDueBackup(
  { hour, folder, kept }: NightlyBackups,
  now: Date,
  packArchive: () => Promise<Readable>,
): Promise<string | null> {
  if (now.getHours() < hour) return null;
  await mkdir(folder, { recursive: true });
  const name = `andromeda-${localDay(now)}.tar.gz`;
  const before = await backupsIn(folder);
  if (before.includes(name)) return null;
  const file = join(folder, name);
  await writeBackup(await packArchive(), file);
  const old = (await backupsIn(folder)).slice(0, -kept);
  for (const backup of old) await rm(join(folder, backup), { force: true });
  return file;
}

/** Oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
}

function localDay(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
