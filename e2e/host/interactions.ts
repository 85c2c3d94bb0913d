import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

const SLOWED = 4;
/** The shortest that browsers report, in milliseconds. */
const SHORTEST = 16;

/** A press of a pointer or a key as it begins, without a delay; or what the browser measured of one later. */
export interface Interaction {
  journey: string;
  path: string;
  /** The event, and what it was on. */
  on: string;
  /** Milliseconds until the next paint, and the number of the interaction, of which the browser measures several events. */
  measured: { delay: number; id: number } | null;
}

type Noted = Omit<Interaction, 'journey'>;

/**
 * Slows a context's pages down four times and keeps, in a file of this process in `folder`, how long each press waited for
 * the next paint: `pnpm bench interaction-delay` reads it.
 */
export async function noteInteractions(
  context: BrowserContext,
  folder: string,
  { title }: TestInfo,
): Promise<void> {
  const file = join(folder, `${process.pid}.jsonl`);
  await context.exposeBinding('noteInteraction', (_, noted: Noted) =>
    appendFileSync(file, `${JSON.stringify({ ...noted, journey: title })}\n`),
  );
  await context.addInitScript(watch, SHORTEST);
  context.on('page', (page) => void slowDown(page).catch(() => undefined));
  for (const page of context.pages()) await slowDown(page);
}

/** Slows the processor of a page down four times. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** In the page, before its scripts. */
function watch(shortest: number): void {
  const { noteInteraction } = window as unknown as { noteInteraction(noted: Noted): void };
  const nameOf = (target: Node | null) =>
    target instanceof Element
      ? `${target.tagName.toLowerCase()} ${(target.ariaLabel ?? target.textContent ?? '').trim().slice(0, 40)}`
      : '';
  const note = (event: string, target: Node | null, measured: Interaction['measured']) =>
    noteInteraction({ path: location.pathname, on: `${event} ${nameOf(target)}`, measured });
  for (const event of ['pointerup', 'keydown'])
    addEventListener(event, ({ target }) => note(event, target as Node, null), {
      capture: true,
      passive: true,
    });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId: id, duration: delay, name, target } = entry;
      if (id) note(name, target, { delay, id });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
}
