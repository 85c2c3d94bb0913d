import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnRepository } from './own-repository.ts';

/** What the examples are built with, besides the kit. */
const tools = {
  vite: '8.4.0',
  '@module-federation/vite': '1.23.8',
  vue: '3.5.45',
  '@vitejs/plugin-vue': '6.0.11',
  svelte: '5.57.3',
  '@sveltejs/vite-plugin-svelte': '7.3.1',
  '@angular/common': '20.3.35',
  '@angular/compiler': '20.3.35',
  '@angular/compiler-cli': '20.3.35',
  '@angular/core': '20.3.35',
  '@angular/platform-browser': '20.3.35',
  '@babel/core': '7.28.3',
  rxjs: '7.8.2',
  typescript: '5.9.3',
};

export type Framework = 'vue' | 'svelte' | 'angular';

const examples = '../docs/examples/frameworks';

/** Installs into the folder of `own` what all examples are built with. */
export function installFrameworks(own: OwnRepository): void {
  const packages = readdirSync(own.kit).filter((file) => !file.includes('create-remote'));
  const kit = packages.map((file) => {
    const name = file.replace('andromeda-', '@andromeda/').replace(/-\d+\.\d+\.\d+\.tgz$/, '');
    return [name, `file:kit/${file}`];
  });
  const dependencies = { ...Object.fromEntries(kit), ...tools };
  writeFileSync(join(own.folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const { status, output } = own.run(['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund']);
  if (status !== 0) throw new Error(output);
}

/**
 * Puts the example of `framework` into a folder of its own, as the remote of another team, and answers its name. `change` alters
 * sources by the names of their files.
 */
export function takeFramework(
  own: OwnRepository,
  framework: Framework,
  change: Record<string, (text: string) => string> = {},
): string {
  const { name } = JSON.parse(readFileSync(join(examples, framework, 'remote.json'), 'utf8'));
  const folder = join(own.folder, name);
  cpSync(join(examples, framework), folder, { recursive: true });
  cpSync(join(examples, 'vite.config.mjs'), join(folder, 'vite.config.mjs'));
  symlinkSync(join(own.folder, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '0.1.0', type: 'module' }));
  for (const [file, changed] of Object.entries(change)) {
    const path = join(folder, 'src', file);
    writeFileSync(path, changed(readFileSync(path, 'utf8')));
  }
  return name;
}
