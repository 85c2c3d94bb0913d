import { readdirSync, readFileSync } from 'node:fs';

/** Who may use processor time; what `web` and `worker` processes use is split by their parts. */
export const kinds = [
  'web: calls',
  'web: database client',
  'web: pictures',
  'worker: calls',
  'worker: database client',
  'worker: pictures',
  'PostgreSQL',
  'nginx',
  'Redis',
  'sellers',
] as const;
export type Kind = (typeof kinds)[number];

/** What a process that is counted does. */
export type Role = 'web' | 'worker' | 'PostgreSQL' | 'nginx' | 'Redis' | 'sellers';

/** Seconds of a core by kind, so far; `machine` is what all programs used, by its own count. */
export type ProcessorTime = Record<Kind, number> & { machine: number };

export interface ProcessorCount {
  add(role: Role, pid: number): void;
  /** Before it ends: what it used stays counted. */
  leave(pid: number): void;
  read(): ProcessorTime;
}

/** Linux counts a hundred ticks a second. */
const TICKS = 100;

interface Usage {
  pid: number;
  parent: number;
  own: number;
  /** Of children that ended. */
  ended: number;
}

/** Counts the processor time of processes and of what they started. Zero where the system does not say. */
export function countProcessorTime(): ProcessorCount {
  const roots = new Map<number, Role>();
  const past = nothing();
  const used = (chosen: (pid: number) => boolean) => {
    const all = readAll();
    const sum = nothing();
    for (const [root, role] of roots) if (chosen(root)) addTo(sum, usageOf(root, role, all));
    return sum;
  };
  return {
    add: (role, pid) => void roots.set(pid, role),
    leave(pid) {
      addTo(
        past,
        used((root) => root === pid),
      );
      roots.delete(pid);
    },
    read() {
      const sum = used(() => true);
      addTo(sum, past);
      return { ...sum, machine: machineSeconds() };
    },
  };
}

/** What was used between two readings. */
export function between(before: ProcessorTime, after: ProcessorTime): ProcessorTime {
  const span = { ...after };
  for (const name of [...kinds, 'machine'] as const) span[name] = after[name] - before[name];
  return span;
}

const nothing = () => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;

function addTo(sum: Record<Kind, number>, other: Record<Kind, number>): void {
  for (const kind of kinds) sum[kind] += other[kind];
}

function usageOf(root: number, role: Role, all: Map<number, Usage>): Record<Kind, number> {
  const sum = nothing();
  const top = all.get(root);
  if (!top) return sum;
  const below = descendantsOf(root, all);
  if (role === 'web' || role === 'worker') {
    // The main thread answers calls; the rest of the process is, nearly all of it, the thread of the embedded project.
    const main = ticksOf(`/proc/${root}/task/${root}/stat`)?.own ?? 0;
    sum[`${role}: calls`] = main / TICKS;
    sum[`${role}: database client`] = (top.own - main) / TICKS;
    sum[`${role}: pictures`] = below.reduce((ticks, { own, ended }) => ticks + own + ended, 0) / TICKS;
  } else sum[role] = [top, ...below].reduce((ticks, { own, ended }) => ticks + own + ended, 0) / TICKS;
  return sum;
}

function descendantsOf(root: number, all: Map<number, Usage>): Usage[] {
  const children = [...all.values()].filter(({ parent }) => parent === root);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}

function readAll(): Map<number, Usage> {
  const all = new Map<number, Usage>();
  for (const name of namesIn('/proc')) {
    const usage = /^\d+$/.test(name) ? ticksOf(`/proc/${name}/stat`) : null;
    if (usage) all.set(usage.pid, usage);
  }
  return all;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function ticksOf(file: string): Usage | null {
  try {
    const text = readFileSync(file, 'utf8');
    // The name before it may contain anything, spaces and parentheses included.
    const fields = text.slice(text.lastIndexOf(') ') + 2).split(' ');
    const at = (field: number) => Number(fields[field - 3]);
    return { pid: Number.parseInt(text, 10), parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) };
  } catch {
    return null;
  }
}

function machineSeconds(): number {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = (
      readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? ''
    )
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return (user + nice + system + irq + soft) / TICKS;
  } catch {
    return 0;
  }
}
