import { execFile } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newDataDir } from '../../host/new-data-dir.ts';
import type { Check } from '../check.ts';
import { secondsUntil } from '../figures.ts';
import { outcomeOf, requestPicture } from '../request-picture.ts';

const run = promisify(execFile);
const DISK_MB = 320;
const LEFT_BYTES = 30 * 1024 * 1024;
const BLOCK = Buffer.alloc(1024 * 1024);

export const fullDisk: Check = {
  name: 'full disk',
  promise:
    'On a full disk the product says it is not ready and refuses requests before the charge; once there is room it goes on by itself.',
  long: true,
  async run(world) {
    const disk = await mountDisk();
    if (!disk) return { leftOut: 'no disk can be mounted here' };
    try {
      const dataDir = join(disk.folder, 'data');
      cpSync(newDataDir(), dataDir, { recursive: true });
      const product = await world.ownProduct({ dataDir });
      const [caller, photo] = [await product.newCaller(), await world.photo()];
      const isReady = async () => (await fetch(`${product.url}/readyz`)).ok;
      const filler = join(disk.folder, 'filler');
      fill(disk.folder, filler);
      const fell = await secondsUntil(async () => !(await isReady()), 10);
      const refused = await outcomeOf(await requestPicture(caller, photo));
      const left = await caller.credits();
      rmSync(filler);
      const back = await secondsUntil(isReady, 10);
      const made = await outcomeOf(await requestPicture(caller, photo));
      await product.stop();
      return {
        figure: `not ready after ${fell?.toFixed(1) ?? '> 10'} s; ${refused}, ${left} of 5 credits left; ready again after ${back?.toFixed(1) ?? '> 10'} s; ${made}`,
        held:
          fell !== null && refused.endsWith(' storage_full') && left === 5 && back !== null && made === '200',
      };
    } finally {
      await disk.unmount();
    }
  },
};

interface Disk {
  folder: string;
  unmount(): Promise<void>;
}

/** A small disk of its own, in memory; null where this user or system may not mount one. */
async function mountDisk(): Promise<Disk | null> {
  if (userInfo().uid !== 0 || process.platform !== 'linux') return null;
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0700`, 'andromeda', folder]);
  } catch {
    return null;
  }
  // Lazily: a server that still runs lets go of it when it ends.
  return { folder, unmount: async () => void (await run('umount', ['-l', folder])) };
}

function fill(folder: string, file: string): void {
  const descriptor = openSync(file, 'w');
  const free = () => statfsSync(folder).bavail * statfsSync(folder).bsize;
  while (free() > LEFT_BYTES) writeSync(descriptor, BLOCK);
  closeSync(descriptor);
}
