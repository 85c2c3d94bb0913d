import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './andromeda-server.ts';

/** A copy of the project, in which a test may change sources. */
export interface ProjectCopy {
  root: string;
  /** Runs one of the project's scripts to its end. */
  run(script: string, ...args: string[]): { status: number | null; output: string };
  /** Starts a script and resolves with its output once that matches `ready`. */
  start(
    ready: RegExp,
    env: Record<string, string>,
    script: string,
    ...args: string[]
  ): Promise<RegExpExecArray>;
  dispose(): void;
}

/** Copies the files that git tracks and the builds; dependencies come from pnpm's store when a script installs them. */
export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'andromeda-copy-'));
  const list = ['ls-files', '-z', '-co', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files)
    if (existsSync(join(repository, file))) cpSync(join(repository, file), join(root, file));
  for (const app of readdirSync(repository).filter((name) => existsSync(join(repository, name, 'dist'))))
    cpSync(join(repository, app, 'dist'), join(root, app, 'dist'), { recursive: true });
  const running: ChildProcess[] = [];
  return {
    root,
    run: (script, ...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
        cwd: root,
        encoding: 'utf8',
      });
      return { status, output: stdout + stderr };
    },
    start: (ready, env, script, ...args) => {
      const child = spawn(process.execPath, [join(root, script), ...args], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running.push(child);
      return waitForOutput(child, ready);
    },
    dispose: () => {
      for (const child of running) child.kill('SIGTERM');
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function waitForOutput(child: ChildProcess, ready: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk;
      const found = ready.exec(output);
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
}
