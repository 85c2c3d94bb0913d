import { type SpawnOptions, spawn } from 'node:child_process';

/** A program of this machine that serves until it is ended, or until this process ends. */
export interface TiedServer {
  /** Of the shell whose child it is. */
  pid: number;
  end(): Promise<void>;
}

export interface TiedOptions extends Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> {
  /** What ends it. */
  signal: 'QUIT' | 'TERM' | 'INT';
}

/**
 * Starts a program that would outlive this process by itself. A shell waits for the end of its input, which comes with the end
 * of this process, however that ends; Ctrl+C reaches this process alone.
 */
export function spawnTied(
  program: string,
  words: readonly string[],
  { signal, ...options }: TiedOptions,
): TiedServer {
  const script = `"$0" "$@" & cat >/dev/null; kill -${signal} $!; wait`;
  const child = spawn('sh', ['-c', script, program, ...words], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((settle) => child.once('close', () => settle()));
  return {
    pid: child.pid ?? 0,
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}
