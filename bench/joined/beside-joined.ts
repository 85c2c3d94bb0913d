import { build } from '@andromeda/tooling/build';
import type { Browser } from '@playwright/test';
import { startAndromeda } from '../../e2e/host/andromeda-server.ts';
import { createSeller, type RegisteredSeller } from '../../e2e/host/seller.ts';
import { launchBrowser } from '../slowed/launch-browser.ts';
import { layOutJoined } from './lay-out-joined.mjs';

export const JOINED = 'one joined application behind the same server';

/** A server, and a seller who is registered there. */
export interface Place {
  url: string;
  seller: RegisteredSeller;
}

/** Measures the product beside one joined application from the same sources, each on a server of its own. */
export async function besideJoined<Answer>(
  measure: (browser: Browser, places: { ours: Place; joined: Place }) => Promise<Answer>,
): Promise<Answer> {
  await build();
  const joined = await layOutJoined();
  const servers = [await startAndromeda(), await startAndromeda({ root: joined.root })] as const;
  const browser = await launchBrowser();
  try {
    const [ours, theirs] = [await placeOn(servers[0].url), await placeOn(servers[1].url)];
    return await measure(browser, { ours, joined: theirs });
  } finally {
    await browser.close();
    for (const server of servers) await server.dispose();
    joined.dispose();
  }
}

const placeOn = async (url: string): Promise<Place> => ({ url, seller: await createSeller(url) });
