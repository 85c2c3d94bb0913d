/** @import { Module } from './cruise-imports.mjs' */

/**
 * One room imports another. `types` means that it imports only types.
 * @typedef {{ from: string, to: string, types: boolean }} Arrow
 */

/** The rooms that run in production; the others build, test and measure them. */
const PRODUCT = /^(?:shell|mfe-[a-z-]+|platform|design-system|bff|(?:image|text)-engine)$/;
const NOT_SHIPPED = /\.(?:test|stories)\.tsx?$|\/(?:testing|stories)\/|\/[^/]+\.(?:mjs|config\.ts)$/;

/**
 * The imports between the rooms of the product, without tests and stories. The remotes count together as `remotes`, and
 * `bff/contract`, which both sides import, counts separately as `contract`.
 * @param {Module[]} modules
 * @returns {Arrow[]}
 */
export function roomsOf(modules) {
  /** @type {Map<string, Arrow>} */
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    if (NOT_SHIPPED.test(source)) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)];
      if (!from || !to || from === to) continue;
      const types = dependencyTypes.includes('type-only') && (arrows.get(`${from} ${to}`)?.types ?? true);
      arrows.set(`${from} ${to}`, { from, to, types });
    }
  }
  return [...arrows.values()].sort((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`));
}

/** @param {string} file */
function roomOf(file) {
  if (file.startsWith('bff/contract/')) return 'contract';
  const [room = ''] = file.split('/');
  if (!PRODUCT.test(room)) return undefined;
  return room.startsWith('mfe-') ? 'remotes' : room;
}
