import type { Configuration, RspackPluginInstance } from '@rspack/core';

/** The Rspack configuration of a remote. `root` is its folder, `port` where `dev --against` serves it. */
export function defineApp(app: {
  root: string;
  kind: 'remote';
  port: number;
  plugins?: RspackPluginInstance[];
}): Configuration;

/** The absolute folder of a module, by its `import.meta.url`. */
export function folderOf(url: string): string;
