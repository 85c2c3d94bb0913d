import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { headlessShell, installedBrowser, ownOfPlaywright } from '../contract/find-browser.mjs';
import { fail } from './fail.mjs';
import { projectEnvironment } from './install.mjs';
import { root } from './workspace.mjs';

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
