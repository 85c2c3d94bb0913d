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

/** Nothing listens there, so what goes through it goes nowhere. */
const DEAD_PROXY = 'http://127.0.0.1:1';

/**
 * A browser. With `only`, a port of loopback, it reaches nothing else: other addresses, names, ports of this machine and peers are refused. It
 * learns no secret of this process.
 * @param {string} executablePath
 * @param {{ only?: number }} options
 */
export async function launchBrowser(executablePath, { only } = {}) {
  const { chromium } = await import('playwright');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
  if (only === undefined) return chromium.launch({ executablePath, args });
  return chromium.launch({
    executablePath,
    env: environmentOfBrowser(process.env),
    // Who started this process ends it in its own order, and the browser with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // By itself the browser goes past a proxy to every port of this machine; the last rule that fits counts.
    proxy: { server: DEAD_PROXY, bypass: `<-loopback>,127.0.0.1:${only}` },
    args: [
      ...args,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    ],
  });
}

/**
 * What a browser needs of an environment.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export const environmentOfBrowser = (environment) =>
  Object.fromEntries(
    [
      'PATH',
      'HOME',
      'LANG',
      'TMPDIR',
      'LD_LIBRARY_PATH',
      'FONTCONFIG_PATH',
      'FONTCONFIG_FILE',
      'XDG_RUNTIME_DIR',
    ]
      .filter((name) => environment[name] !== undefined)
      .map((name) => [name, environment[name]]),
  );

/** How every window of a check is set up: as a Brazilian seller's, and without motion. */
export const seller = /** @type {const} */ ({
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce',
});
