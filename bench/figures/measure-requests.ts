import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

/** An address, and the process that answers it. */
export interface Target {
  url: string;
  headers: Record<string, string>;
  pid: number;
}

/** How fast one address answered: requests a second, milliseconds in the middle and of the slowest hundredth, processor time for each. */
export interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
}

/** Asks by so many connections, each again as soon as it is answered, after a quarter of the time to warm up. */
export async function measureRequests(
  { url, headers, pid }: Target,
  connections: number,
  seconds: number,
): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        answer.resume();
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
        answer.on('end', resolve);
      }).on('error', reject);
    });
  const askFor = async (span: number, took: number[]) => {
    const end = performance.now() + span * 1000;
    while (performance.now() < end) {
      const began = performance.now();
      await ask();
      took.push(performance.now() - began);
    }
  };
  const all = (span: number, took: number[]) =>
    Promise.all(Array.from({ length: connections }, () => askFor(span, took)));
  await all(seconds / 4, []);
  const took: number[] = [];
  const [began, cpuBefore] = [performance.now(), processorMs(pid)];
  await all(seconds, took);
  const [span, cpu] = [(performance.now() - began) / 1000, processorMs(pid) - cpuBefore];
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
  return { perSecond: took.length / span, p50: at(0.5), p99: at(0.99), cpuMs: cpu / took.length };
}

/** What Linux calls a clock tick, of which it counts 100 a second. */
const TICK_MS = 10;

/** The processor time of all threads of a process so far; 0 where the system does not say. */
function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}
