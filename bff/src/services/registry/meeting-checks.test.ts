import { expect, test } from 'vitest';
import type { MeetingPlaces } from '../../../contract/meeting-places.ts';
import { newPackage } from '../../testing/remote-package.ts';
import { createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { checkMeetings } from './meeting-checks.ts';
import { publishVersion } from './publish-version.ts';

const fill = (slot: string, expose = './fill-place', version = 1) => ({
  ...{ slot, version, expose },
  order: 100,
  label: 'Anunciar',
});
const problemsOf = (
  meetings: MeetingPlaces,
  changes: (manifest: { exposes: object[] }) => void = () => undefined,
) => {
  const { description, files } = newPackage('1.0.0', { meetings });
  changes(description.manifest as unknown as { exposes: object[] });
  return checkMeetings({ ...description, files });
};

test('a remote that offers and fills places and exchanges events under good names passes', () => {
  const problems = problemsOf({
    slots: [{ name: 'library.picture-actions', version: 1 }],
    fills: [fill('cupons.cards'), fill('cupons.cards', './fill-place', 2)],
    events: { publishes: ['library.images-deleted@1'], listens: ['cupons.changed@1'] },
  });
  expect(problems).toEqual([]);
});

test.each<[string, MeetingPlaces, RegExp]>([
  [
    'offers a place in another remote’s name',
    { slots: [{ name: 'account.cards', version: 1 }] },
    /oferecer o lugar account\.cards: .* library\./,
  ],
  [
    'publishes in another remote’s name',
    { events: { publishes: ['account.changed@1'] } },
    /publicar o evento account\.changed@1/,
  ],
  [
    'offers a place twice',
    { slots: [1, 1].map((version) => ({ name: 'library.cards', version })) },
    /library\.cards@1 está duas vezes em "slots"/,
  ],
  [
    'fills more than eight places',
    { fills: Array.from({ length: 9 }, (_, n) => fill(`cupons.cards-${n}`)) },
    /preenche 9 lugares e o limite é 8/,
  ],
])('a remote that %s is refused with what to change', (_what, meetings, sentence) => {
  expect(problemsOf(meetings)).toEqual([expect.stringMatching(sentence)]);
});

test('a fill that the build does not expose is refused', () => {
  const problems = problemsOf({ fills: [fill('cupons.cards')] }, (manifest) => manifest.exposes.pop());
  expect(problems).toEqual([expect.stringMatching(/não expõe \.\/fill-place.*src\/fills\/place\.tsx/)]);
});

test('a fill over its weight is refused', async () => {
  const heavy = Array.from({ length: 20_000 }, (_, place) => (place * 7919).toString(36)).join();
  const { description, files } = newPackage('1.0.0', {
    content: heavy,
    meetings: { fills: [fill('cupons.cards')] },
  });
  expect(checkMeetings({ ...description, files })).toEqual([
    expect.stringMatching(/\.\/fill-place tem [\d.]+ kB gzip e o limite é 25/),
  ]);
});

test('a version without its other side is published, with a warning of what is missing', async () => {
  const releases = createTestReleases();
  const meetings = { fills: [fill('cupons.cards')], events: { listens: ['cupons.changed@1'] } };
  const { warnings, created } = await publishVersion(releases, master, sentPackage('1.0.0', { meetings }));
  expect(created).toBe(true);
  expect(warnings).toEqual([
    'Ninguém no ar oferece o lugar cupons.cards@1: "Anunciar" ainda não aparece.',
    'Ninguém no ar publica o evento cupons.changed@1, que este remoto ouve.',
  ]);
});

test('a version that takes away what a live remote uses is published, with a warning that names the remote', async () => {
  const releases = createTestReleases();
  const offers = {
    slots: [{ name: 'library.cards', version: 1 }],
    events: { publishes: ['library.changed@1'] },
  };
  const uses = { fills: [fill('library.cards')], events: { listens: ['library.changed@1'] } };
  const cupons = { remote: 'mfe-cupons', paths: ['/cupons'], meetings: uses };
  for (const [version, changes] of [
    ['1.0.0', { meetings: offers }],
    ['2.0.0', cupons],
  ] as const) {
    const sent = sentPackage(version, changes);
    const { revision, warnings } = await publishVersion(releases, master, sent);
    expect(warnings).toEqual([]);
    await changeRelease(releases, master, sent.remote, { action: 'promote', version, revision });
  }
  const { warnings } = await publishVersion(releases, master, sentPackage('3.0.0'));
  expect(warnings).toEqual([
    'Esta versão não oferece mais o lugar library.cards@1, que mfe-cupons preenche no ar.',
    'Esta versão não publica mais o evento library.changed@1, que mfe-cupons ouve no ar.',
  ]);
});

test('the same package again gets the same warnings', async () => {
  const releases = createTestReleases();
  const sent = sentPackage('1.0.0', { meetings: { fills: [fill('cupons.cards')] } });
  const first = await publishVersion(releases, master, sent);
  expect(await publishVersion(releases, master, sent)).toMatchObject({
    created: false,
    warnings: first.warnings,
  });
});
