import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { repository } from './andromeda-server.ts';

/** A folder outside of this repository, with the tarballs of the kit in `kit`. */
export interface OwnRepository {
  folder: string;
  kit: string;
  /** Runs a program in `folder` or a folder inside, as on a machine that knows nothing of this repository. */
  run(program: string[], options?: { inside?: string; env?: Record<string, string> }): Run;
  /** How long each program took, one line each. */
  seconds(): string;
  dispose(): void;
}

interface Run {
  status: number | null;
  output: string;
}

/** Packs the kit into a new folder outside of this repository. */
export function leaveRepository(): OwnRepository {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-own-'));
  const kit = join(folder, 'kit');
  const lines: string[] = [];
  const timed = (name: string, run: () => Run) => {
    const began = performance.now();
    const result = run();
    lines.push(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${name}`);
    return result;
  };
  const packing = [join(repository, 'tooling/kit/main.mjs'), '--out', kit];
  const packed = timed('pnpm pack:kit', () => execute([process.execPath, ...packing], folder, process.env));
  if (packed.status !== 0) throw new Error(packed.output);
  return {
    folder,
    kit,
    run: (program, { inside = '', env = {} } = {}) =>
      timed(program.slice(0, 5).join(' '), () =>
        execute(program, join(folder, inside), { ...environment(), ...env }),
      ),
    seconds: () => lines.join('\n'),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function execute([program = '', ...args]: string[], cwd: string, env: NodeJS.ProcessEnv): Run {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

/** Without this repository's own Node and tools, and without what npm told the scripts that run this. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|NODE)/i.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.startsWith(repository));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
