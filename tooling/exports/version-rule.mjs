/**
 * What was recorded when the package last raised its version, and what it is now.
 * @typedef {{ version: string, files: Record<string, string> }} Exports
 */

const COMMAND = 'node tooling/exports/main.mjs';

/**
 * What is missing for the exports of today to be released under the package's version; null where nothing is. `noted` says
 * whether `changelog` has an entry for that version, `added` what of its API, the contract's types included, is not in the record.
 * @param {{ name: string, now: Exports, recorded: Exports, changelog: string, noted: boolean, added?: string[] }} state
 */
export function missingFor({ name, now, recorded, changelog, noted, added = [] }) {
  const changed = [...new Set([...Object.keys(now.files), ...Object.keys(recorded.files)])].filter(
    (file) => now.files[file] !== recorded.files[file],
  );
  const differences = changed.length > 0 ? changed : added;
  if (differences.length > 0 && now.version === recorded.version)
    return `What ${name} exports has changed since ${recorded.version} (${differences.join(', ')}): raise the version in ${name}/package.json, write into ${changelog} what is new, and run ${COMMAND}`;
  if (!noted) return `${changelog} has no entry for ${name} ${now.version}: write what is new`;
  return null;
}

/**
 * Whether the record is that of another version.
 * @param {{ name: string, now: Exports, recorded: Exports }} state
 */
export const staleRecord = ({ name, now, recorded }) =>
  now.version === recorded.version
    ? null
    : `${name} is ${now.version}, and ${name}/exports.json holds ${recorded.version}: run ${COMMAND}`;
