import type { Browser } from '@playwright/test';

const TURN_MS = 5;

/**
 * Slows the browser's renderers down, workers included, as a slow phone would: of each `times` turns they get one. (The
 * browser's own throttling leaves workers as fast as they are: measured.) Answers how to let them run again.
 */
export async function slowRenderers(browser: Browser, times: number): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const id of renderers) process.kill(id, name);
  };
  let timer: NodeJS.Timeout;
  const run = () => {
    signal('SIGCONT');
    timer = setTimeout(rest, TURN_MS);
  };
  const rest = () => {
    signal('SIGSTOP');
    timer = setTimeout(run, TURN_MS * (times - 1));
  };
  rest();
  return () => {
    clearTimeout(timer);
    signal('SIGCONT');
  };
}
