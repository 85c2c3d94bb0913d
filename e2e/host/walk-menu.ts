import type { Page } from '@playwright/test';

/** A screen of the menu, with its possible headings. */
export interface Stop {
  link: string;
  headings: string[];
}

/**
 * Goes from screen to screen by clicking the menu's links inside the page, as fast as the page follows: Playwright's own
 * clicks would take longer than the navigations measured. Returns one sentence for each navigation that did not show
 * its heading within `patienceMs`.
 */
export function walkMenu(page: Page, stops: readonly Stop[], patienceMs: number): Promise<string[]> {
  return page.evaluate(
    async ([stops, patienceMs]) => {
      const menu = document.querySelector('nav[aria-label="Menu principal"]');
      const headings = () =>
        [...document.querySelectorAll('h1:not([aria-hidden] *)')].map(({ textContent }) => textContent ?? '');
      const follow = async ({ link, headings: right }: (typeof stops)[number]) => {
        const links = [...(menu?.querySelectorAll('a') ?? [])];
        const anchor = links.find(({ textContent }) => textContent?.trim() === link);
        if (!anchor) return `there is no link ${link}`;
        const before = performance.now();
        anchor.click();
        while (performance.now() - before < patienceMs) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          const arrived = headings().some((heading) => right.some((each) => heading.startsWith(each)));
          if (arrived && location.pathname === anchor.pathname) return null;
        }
        return `${link} ended with ${headings().join(', ') || 'no heading'}: ${document.querySelector('main')?.textContent?.slice(0, 200)}`;
      };
      const failures: string[] = [];
      for (const stop of stops) {
        const failure = await follow(stop);
        if (failure) failures.push(failure);
      }
      return failures;
    },
    [stops, patienceMs] as const,
  );
}
