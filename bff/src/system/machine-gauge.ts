import { statfs } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import type { MachineGauge } from '../ports/administration.ts';

/** How full this machine is: its load by core, and the disk on which `folder` lies. */
export function createMachineGauge(folder: string | null): MachineGauge {
  return {
    // Windows has no load average and reports 0.
    load: () =>
      process.platform === 'win32' ? null : Math.min(1, (loadavg()[0] ?? 0) / availableParallelism()),
    storage: async () => {
      if (!folder) return null;
      const { blocks, bavail } = await statfs(folder);
      return blocks > 0 ? 1 - bavail / blocks : null;
    },
  };
}
