import { findBrowser } from './find-browser.mjs';

/** This machine has no browser. */
export class BrowserMissingError extends Error {
  /** @override */
  name = 'BrowserMissingError';
}

/** The path of a Chromium of this machine. Throws `BrowserMissingError` where there is none. */
export function requireBrowser() {
  const path = findBrowser();
  if (path) return path;
  throw new BrowserMissingError(
    'O contrato é verificado num navegador, e não há nenhum: instale o Chromium ou diga onde ele está em CHROMIUM_PATH.',
  );
}

/** @param {string} executablePath */
export async function launchBrowser(executablePath) {
  const { chromium } = await import('playwright');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}

/** How every window of a check is set up: as a Brazilian seller's, and without motion. */
export const seller = /** @type {const} */ ({
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce',
});
