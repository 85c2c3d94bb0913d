import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The build of the page that checks remotes with one shell. */
export interface BuiltContractPage {
  shell: string;
  page: string;
  folder: string;
}

const Pointer = z.object({ shell: z.string(), page: z.string() });

/** The page that was built with the shell on this machine's disk (`tooling/scripts/contract-page.mjs`); null where none was. */
export function readBuiltContractPage(root: string): BuiltContractPage | null {
  const dist = join(root, 'fake-host', 'dist');
  try {
    const { shell, page } = Pointer.parse(JSON.parse(readFileSync(join(dist, 'shell.json'), 'utf8')));
    return { shell, page, folder: join(dist, page) };
  } catch {
    return null;
  }
}
