/** @import { Shipped } from './shipped-packages.mjs' */

/**
 * The notices of packages, by licence.
 * @param {Shipped[]} packages
 */
export function writeNotices(packages) {
  /** @type {Map<string, Shipped[]>} */
  const families = new Map();
  for (const one of packages) families.set(one.license, [...(families.get(one.license) ?? []), one]);
  const sections = [...families]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([license, family]) => section(license, family));
  return `# Third-party notices

Andrômeda is under the MIT licence (see LICENSE). It ships the packages below, in the browser's bundles, in the server or as
fonts, each under its own licence. \`node tooling/notices/main.mjs\` writes this file.

sharp loads a prebuilt libvips of the machine it runs on (\`@img/sharp-libvips-*\`), which is under LGPL-3.0-or-later. onnxruntime-node and
onnxruntime-common carry no licence file; they are Copyright (c) Microsoft Corporation, under MIT.

libheif-js holds libheif (Copyright Dirk Farin, struktur AG) and libde265 (the same), both under LGPL-3.0-or-later, compiled to
WebAssembly. The server hands out its files unchanged, each at an address of its own (\`/decoders/heic/\`), with their licence; they are
part of no bundle, and another build of the library may be put in their place (docs/decisions/026-heic-and-avif.md). Its source is at
https://github.com/strukturag/libheif and https://github.com/strukturag/libde265.

A migration (\`bff/supabase/migrations/20261201000001_install_pgmq.sql\`) holds functions of pgmq 1.5.1, unchanged, for databases without that
extension. Copyright (c) 2023, Tembo, under the PostgreSQL License: permission to use, copy, modify, and distribute this software and its
documentation for any purpose, without fee, and without a written agreement is hereby granted, provided that the above copyright notice and
this paragraph and the following two paragraphs appear in all copies.

IN NO EVENT SHALL TEMBO BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS,
ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF TEMBO HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

TEMBO SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A
PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND TEMBO HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT,
UPDATES, ENHANCEMENTS, OR MODIFICATIONS.

${sections.join('\n')}`;
}

/**
 * What a file of notices lists wrongly: `+` what it lacks, `-` what is no longer shipped.
 * @param {string} notices
 * @param {readonly Pick<Shipped, 'name' | 'version'>[]} packages
 */
export function differencesFrom(notices, packages) {
  const listed = [...notices.matchAll(/^- \*\*(\S+) (\S+)\*\*/gm)].map((line) => `${line[1]} ${line[2]}`);
  const installed = packages.map(({ name, version }) => `${name} ${version}`);
  return [
    ...installed.filter((one) => !listed.includes(one)).map((one) => `+ ${one}`),
    ...listed.filter((one) => !installed.includes(one)).map((one) => `- ${one}`),
  ];
}

/** @param {string} license @param {Shipped[]} family */
function section(license, family) {
  const list = family.map((one) => {
    const owners = copyrights(one.text);
    return `- **${one.name} ${one.version}**${owners.length > 0 ? `: ${owners.join('; ')}` : ''}`;
  });
  return `## ${license}\n\n${list.join('\n')}\n\n${texts(family)}`;
}

/** The lines that name who holds the rights. @param {string} text */
const copyrights = (text) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replace(/[*#<>]/g, '').trim())
      .filter(
        (line) => /^(?:copyright|\(c\)|©)/i.test(line) && /\d{4}|\(c\)|©/i.test(line) && line.length < 160,
      ),
  ),
];

/** Each wording of a licence once, without the lines that differ from package to package. @param {Shipped[]} family */
function texts(family) {
  /** @type {Map<string, string>} */
  const wordings = new Map();
  for (const { text } of family) {
    const body = text
      .split('\n')
      .filter((line) => copyrights(line).length === 0)
      .join('\n')
      .trim();
    const key = body
      .replace(/\W+/g, ' ')
      .replace(/^(?:the )?mit license(?: mit)? /i, '')
      .toLowerCase();
    if (body && ![...wordings.keys()].some((known) => known.includes(key) || key.includes(known)))
      wordings.set(key, body);
  }
  return [...wordings.values()]
    .map((body) => `\`\`\`text\n${body.replaceAll('```', "'''")}\n\`\`\`\n`)
    .join('\n');
}
