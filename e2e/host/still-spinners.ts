import type { BrowserContext } from '@playwright/test';

/**
 * Stops the spinners of a context's pages, which otherwise breathe 60 times a second while a picture is made. Without a GPU
 * the processor draws each of these frames, and takes that time from the server that makes the picture.
 */
export function stillSpinners(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(':is([role="status"], [aria-hidden]) > svg { animation: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
}
