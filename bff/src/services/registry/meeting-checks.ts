import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { RemoteDescription } from '../../../contract/page-config.ts';
import type { OpenPackage } from './open-package.ts';

/** The most that one remote shows in places of others, and the kB gzip with which one of these may begin. */
const MOST_FILLS = 8;
const LARGEST_FILL = 25;

const Exposed = z.object({
  exposes: z.array(
    z.object({
      path: z.string(),
      assets: z.object({
        js: z.object({ sync: z.array(z.string()) }),
        css: z.object({ sync: z.array(z.string()) }),
      }),
    }),
  ),
});

/** What a package says of meeting others that cannot be as it says, one sentence each that says what to change. */
export function checkMeetings({ build, manifest, files }: OpenPackage): string[] {
  const { remote } = build;
  const { fills = [] } = remote;
  const exposed = Exposed.safeParse(manifest).data?.exposes ?? [];
  const weigh = (names: string[]) =>
    names.reduce((sum, name) => sum + gzipSync(files.get(name) ?? Buffer.alloc(0)).byteLength, 0) / 1000;
  const problems = [...checkNames(remote), ...checkRepeats(remote)];
  if (fills.length > MOST_FILLS)
    problems.push(
      `O remoto preenche ${fills.length} lugares e o limite é ${MOST_FILLS}. Tire alguns de "fills".`,
    );
  for (const { expose } of fills) {
    const module = exposed.find(({ path }) => path === expose);
    if (!module) {
      problems.push(
        `O mf-manifest.json não expõe ${expose}, que "fills" promete. Escreva src/fills/${expose.replace('./fill-', '')}.tsx e construa de novo.`,
      );
      continue;
    }
    const size = weigh([...module.assets.js.sync, ...module.assets.css.sync]);
    if (size > LARGEST_FILL)
      problems.push(
        `${expose} tem ${size.toFixed(1)} kB gzip e o limite é ${LARGEST_FILL}. Carregue com import() o que não aparece logo.`,
      );
  }
  return problems;
}

/** Under which names a remote may offer places, publish events and keep flags: `library.` for mfe-library. */
export const ownPrefix = (remote: string) => `${remote.replace(/^mfe-/, '')}.`;

function checkNames({ name, slots = [], events = {} }: RemoteDescription): string[] {
  const prefix = ownPrefix(name);
  const own = (word: string, what: string) =>
    word.startsWith(prefix)
      ? []
      : [`${name} não pode ${what} ${word}: o nome tem de começar com ${prefix}. Mude em remote.json.`];
  return [
    ...slots.flatMap((slot) => own(slot.name, 'oferecer o lugar')),
    ...(events.publishes ?? []).flatMap((event) => own(event, 'publicar o evento')),
  ];
}

function checkRepeats({ slots = [], fills = [], events = {} }: RemoteDescription): string[] {
  const twice = (words: string[], where: string) =>
    words
      .filter((word, index) => words.indexOf(word) !== index)
      .map((word) => `${word} está duas vezes em "${where}" de remote.json. Deixe uma.`);
  return [
    ...twice(
      slots.map(({ name, version }) => `${name}@${version}`),
      'slots',
    ),
    ...twice(
      fills.map(({ slot, version, expose }) => `${slot}@${version} ${expose}`),
      'fills',
    ),
    ...twice(events.publishes ?? [], 'events.publishes'),
    ...twice(events.listens ?? [], 'events.listens'),
  ];
}
