import type { LiveRemotes, PageConfig } from '@andromeda/platform/host';
import { sharedInPage } from '@andromeda/tooling/hosting';
import { createContext, useContext } from 'react';
import { shellAddress } from '../../federation/remote-events.ts';
import type { LibraryCopies } from './libraries.ts';

/** What the panel reads of the browser's page, and how it leaves it. */
export interface PageFacts {
  /** The address of the shell's script; undefined under a development server. */
  shellAddress(): string | undefined;
  /** How long a file took to arrive, in milliseconds; null where the browser does not know it (any more). */
  msOf(address: string): number | null;
  /** The preview links of this browser that stand, by the server. */
  standing(signal: AbortSignal): Promise<PageConfig['previews']>;
  /** The shared libraries that are in the page. */
  libraries(): LibraryCopies;
  /** Loads this page again, with another search. */
  reloadWith(search: Record<string, string>): void;
}

const ofBrowser: PageFacts = {
  shellAddress,
  // The first time was the download; each later one came from the browser's cache.
  msOf: (address) => performance.getEntriesByName(address)[0]?.duration ?? null,
  standing: async (signal) => {
    const answer = await fetch('/remotes.json', { signal });
    if (!answer.ok) throw new Error('The list of remotes is not to be had.');
    return ((await answer.json()) as LiveRemotes).previews ?? [];
  },
  libraries: sharedInPage,
  reloadWith: (search) => {
    const address = new URL(location.href);
    for (const [name, value] of Object.entries(search)) address.searchParams.set(name, value);
    location.replace(address);
  },
};

export const PageFactsContext = createContext(ofBrowser);

export const usePageFacts = () => useContext(PageFactsContext);
