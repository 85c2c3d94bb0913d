import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const TURN_MS = 5;

/**
 * The milliseconds for which the page's own thread and its worker's have run so far: one waits for the other, and another
 * load on the machine hardly changes them (Linux).
 */
export async function pageThreadsOf(browser: Browser): Promise<number> {
  let nanoseconds = 0;
  for (const id of await renderersOf(browser)) {
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const read = (name: string): string => readFileSync(`/proc/${id}/task/${thread}/${name}`, 'utf8');
      if (/^(CrRendererMain|DedicatedWorker)/.test(read('comm')))
        nanoseconds += Number(read('schedstat').split(' ')[0]);
    }
  }
  return nanoseconds / 1e6;
}

async function renderersOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/**
 * Slows the browser's renderers down, workers included, as a slow phone would: of each `times` turns they get one. (The
 * browser's own throttling leaves workers as fast as they are: measured.) Answers how to let them run again.
 */
export async function slowRenderers(browser: Browser, times: number): Promise<() => void> {
  const renderers = await renderersOf(browser);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of renderers) process.kill(id, name);
  };
  let timer: NodeJS.Timeout;
  let began = 0;
  const run = () => {
    signal('SIGCONT');
    began = performance.now();
    timer = setTimeout(rest, TURN_MS);
  };
  const rest = () => {
    signal('SIGSTOP');
    // A busy machine ends a turn late: the rest is as long as that turn asks for.
    const ran = began ? performance.now() - began : TURN_MS;
    timer = setTimeout(run, ran * (times - 1));
  };
  rest();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}
