import { createHash } from 'node:crypto';

/**
 * What a team signs of a package: its remote, its version, its description, and the hash of everything that is sent
 * (`docs/foreign-builds.md` has the form).
 * @param {FormData} form
 * @returns {Promise<string>}
 */
export async function statementOf(form) {
  const { build, manifest } = JSON.parse(String(form.get('package')));
  const lines = [
    `file ${sha384(Buffer.from(canonical(manifest)))} mf-manifest.json`,
    ...(await hashesOf(form, 'files', 'file')),
    ...(await hashesOf(form, 'backend', 'backend')),
    ...(await hashesOf(form, 'maps', 'map')),
  ];
  const head = ['andromeda-release-1', `remote ${build.name}`, `version ${build.version}`];
  return `${[...head, `description ${canonical(build.remote)}`, ...lines.sort(byKindAndName)].join('\n')}\n`;
}

/** @param {FormData} form @param {string} field @param {string} kind */
const hashesOf = (form, field, kind) =>
  Promise.all(
    form.getAll(field).map(async (file) => {
      if (!(file instanceof File)) throw new Error(`${field} holds something that is no file`);
      return `${kind} ${sha384(Buffer.from(await file.arrayBuffer()))} ${file.name}`;
    }),
  );

/** @param {string} one @param {string} other */
function byKindAndName(one, other) {
  const [a, b] = [one, other].map((line) => line.split(' ')).map(([kind, , name]) => `${kind} ${name}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

const sha384 = (/** @type {Uint8Array} */ bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** JSON without blanks and with sorted keys. @param {unknown} value @returns {string} */
const canonical = (value) =>
  JSON.stringify(value, (_key, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
