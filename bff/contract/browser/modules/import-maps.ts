/** The files of a version that a page may load, with the hash of each. */
interface LoadableFiles {
  baseUrl: string;
  integrity: Readonly<Record<string, string>>;
}

/** What a page tells the browser of modules before it imports them: `integrity` has the hash of each script. */
export interface ImportMap {
  integrity: Record<string, string>;
  scopes?: Record<string, Record<string, string>>;
}

/** The script by which a page finds out whether its browser holds modules against an import map, and its hash. */
export const MODULE_PROBE = '/module-probe.js';
export const MODULE_PROBE_HASH = 'sha384-z0dQZuTpVhlJhRpzBVjQTCgdq+BUSh89DMD4c8ea5gn4XTF+416jeLVKPWSl2O8q';

/** The two addresses of the probe in one import map: the first must run, and the second must not. */
export const probesOf = (map: string) =>
  [`${MODULE_PROBE}?allowed=${map}`, `${MODULE_PROBE}?refused=${map}`] as const;

/**
 * The import map of some versions, named `map`. From their second `attempt` on their scripts have addresses of their own: a browser
 * never asks again for a module that it once failed to load.
 */
export function importMapOf(map: string, versions: readonly LoadableFiles[], attempt = 0): ImportMap {
  const scripts = versions.flatMap(({ baseUrl, integrity }) =>
    Object.entries(integrity)
      .filter(([file]) => file.endsWith('.js'))
      .map(([file, hash]) => ({ usual: baseUrl + file, now: scriptUrl(baseUrl + file, attempt), hash })),
  );
  const [allowed, refused] = probesOf(map);
  const integrity = {
    [allowed]: MODULE_PROBE_HASH,
    [refused]: `sha384-${'A'.repeat(64)}`,
    ...Object.fromEntries(scripts.map(({ now, hash }) => [now, hash])),
  };
  if (attempt === 0) return { integrity };
  const again = Object.fromEntries(scripts.map(({ usual, now }) => [usual, now]));
  return { integrity, scopes: Object.fromEntries(scripts.map(({ now }) => [now, again])) };
}

/** The address of a module's script at an attempt to load it. */
export const scriptUrl = (url: string, attempt: number) => (attempt === 0 ? url : `${url}?again=${attempt}`);
