import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fail, projectEnvironment } from './install.mjs';
import { root } from './workspace.mjs';

const headlessShell = '/usr/bin/chromium-headless-shell';
const installed = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium for the tests: the headless shell, which has no windows to draw and costs half the processor time,
 * else an installed one, else Playwright's own, else Debian's package.
 */
export function ensureBrowser() {
  const told = process.env.CHROMIUM_PATH;
  if (told) return existsSync(told) ? told : fail(`CHROMIUM_PATH nomeia ${told}, que não existe.`);
  return (
    debianHeadlessShell() ??
    installedBrowser() ??
    playwrightBrowser() ??
    debianBrowser() ??
    fail(
      'Os testes precisam de um Chromium: instale o Chromium ou o Chrome, ou diga onde ele está em CHROMIUM_PATH.',
    )
  );
}

/** The path of a Chromium that this machine already has; undefined if there is none. */
export function findBrowser() {
  const told = process.env.CHROMIUM_PATH;
  if (told) return existsSync(told) ? told : undefined;
  return installedBrowser() ?? ownOfPlaywright();
}

const installedBrowser = () => installed.find((path) => existsSync(path));

function ownOfPlaywright() {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function playwrightBrowser() {
  const found = ownOfPlaywright();
  if (found) return found;
  console.log('Instalando o Chromium do Playwright…');
  const cli = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'ignore',
    env: projectEnvironment(),
    timeout: 300_000,
  });
  return ownOfPlaywright();
}

function debianHeadlessShell() {
  if (!existsSync(headlessShell)) installFromDebian('chromium-headless-shell');
  return existsSync(headlessShell) ? headlessShell : undefined;
}

function debianBrowser() {
  installFromDebian('chromium');
  return installedBrowser();
}

/**
 * Installs a package where this process may; elsewhere nothing happens.
 * @param {string} name
 */
function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Instalando o pacote ${name} do Debian…`);
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-y', '-qq', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    }).status === 0;
  if (!apt('install', name) && apt('update')) apt('install', name);
}
