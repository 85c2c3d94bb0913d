import { z } from 'zod';
import { isModuleRemote } from '../../contract/browser/modules/index.ts';
import type { RemoteDescription, ResolvedRemote } from '../../contract/page-config.ts';
import { plainRange } from './plain-range.ts';

const Assets = z.object({
  js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
  css: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }),
});
export const Manifest = z.looseObject({
  id: z.string(),
  name: z.string(),
  metaData: z.looseObject({ remoteEntry: z.looseObject({ name: z.string() }) }),
  exposes: z.array(
    z.looseObject({ path: z.string().optional(), assets: Assets, parts: z.array(z.string()).optional() }),
  ),
  shared: z.array(z.looseObject({ assets: Assets })),
});
export type Manifest = z.infer<typeof Manifest>;

/** Files that a page will need at once, so that the browser asks for them with the page itself. */
export interface PreloadedFiles {
  /** The address of their folder, ending in `/`. */
  baseUrl: string;
  /** File names relative to `baseUrl`. */
  scripts: string[];
  styles: string[];
  /** File name to `sha384-...`; a preload without the hash of its script would be loaded twice. */
  integrity: Readonly<Record<string, string>>;
}

/** A remote ready to be written into a page, with the files that its first screen needs. */
export interface CatalogEntry {
  remote: ResolvedRemote;
  preload: PreloadedFiles;
  /** The parts of the shell that its first screen needs, by their names. */
  parts: readonly string[];
}

/** What a page says about one remote. Of `integrity`, which is empty in development, only federation's files are kept, and all of a remote of modules. */
export function describeRemote(
  remote: RemoteDescription,
  integrity: Readonly<Record<string, string>>,
  manifest: Manifest,
  baseUrl: string,
): CatalogEntry {
  // What a remote shows in places of others comes when such a place is on the screen.
  const routes = manifest.exposes.filter(({ path = './routes' }) => path === './routes');
  const scripts = [manifest.metaData.remoteEntry.name, ...routes.flatMap(({ assets }) => assets.js.sync)];
  const styles = routes.flatMap(({ assets }) => assets.css.sync);
  const all = manifest.exposes.flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...css.sync,
    ...js.async,
    ...css.async,
  ]);
  // A browser holds every script that a module imports against a hash of the page.
  const loaded = isModuleRemote({ manifest }) ? Object.keys(integrity) : [...scripts, ...styles, ...all];
  const hashes = Object.fromEntries(
    loaded.flatMap((file) => (integrity[file] ? [[file, integrity[file]]] : [])),
  );
  // Only what federation needs of the manifest; the list of shared libraries is most of its bytes.
  const slimManifest = { ...manifest, exposes: manifest.exposes.map(withoutParts), shared: [], remotes: [] };
  return {
    parts: routes.flatMap(({ parts = [] }) => parts),
    preload: { baseUrl, scripts, styles, integrity: hashes },
    remote: {
      ...remote,
      platform: plainRange(remote.platform),
      baseUrl,
      manifest: slimManifest,
      integrity: hashes,
    },
  };
}

// Only the server needs them.
const withoutParts = ({ parts, ...exposed }: Manifest['exposes'][number]) => exposed;

/** The names of the modules that a remote exposes, as its federation manifest lists them. */
export const exposedModules = (manifest: unknown): string[] =>
  Manifest.parse(manifest).exposes.flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
