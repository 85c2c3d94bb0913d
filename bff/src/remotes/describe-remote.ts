import type { RemoteDescription } from '../../contract/page-config.ts';
import { plainRange } from './plain-range.ts';
import type { CatalogEntry, Manifest } from './remote-catalog.ts';

/** What a page says about one remote. Of `integrity`, which is empty in development, only federation's files are kept. */
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
  const loaded = [...scripts, ...styles, ...all];
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
