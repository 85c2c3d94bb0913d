import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Debian's Chromium without windows. */
export const headlessShell = '/usr/bin/chromium-headless-shell';
const installed = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium that this machine already has; undefined if there is none. */
export function findBrowser() {
  const told = process.env.CHROMIUM_PATH;
  if (told) return existsSync(told) ? told : undefined;
  return installedBrowser() ?? ownOfPlaywright();
}

/** A browser at one of the usual places. */
export const installedBrowser = () => installed.find((path) => existsSync(path));

/** The Chromium that Playwright has installed. */
export function ownOfPlaywright() {
  /** @type {typeof import('playwright')} */
  const { chromium } = createRequire(import.meta.url)('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
