import type {
  HealthCurves,
  HealthSummary,
  PublishedVersion,
  ReleaseLock,
  ReleaseOverview,
  ReleaseRequest,
  RemoteError,
  RemoteErrorSummary,
  RemoteMeetings,
  RemoteMember,
  TrailEntry,
  VersionCheck,
  VersionDetails,
  VersionPicture,
} from '@andromeda/platform';

const published = (version: string, day: string): PublishedVersion => ({
  remote: 'mfe-library',
  version,
  platform: '^1.1.0',
  publishedBy: 'CI da biblioteca',
  publishedAt: `2026-11-${day}T12:00:00.000Z`,
  typesChecked: true,
  contractChecked: true,
  commit: version === '3.0.0' ? '4f8a21c09db7e0335a1c17128b12e14f8a21c09d-dirty' : null,
  bytes: 312_400,
});
const react = (version: string, requiredVersion: string) => ({
  name: 'react',
  version,
  requiredVersion,
  singleton: true,
});

type Remote = ReleaseOverview['remotes'][number];

/** A library with a version live, one in canary and one before; `changes` make it another state. */
export const libraryRemote = (changes: Partial<Remote> = {}): Remote => ({
  remote: 'mfe-library',
  liveVersion: '2.0.0',
  canaryVersion: null,
  canaryPercent: 0,
  previousVersion: '1.0.0',
  revision: 7,
  setBy: 'ana@example.com',
  changedAt: '2026-11-20T12:00:00.000Z',
  builtVersion: '1.0.0',
  paths: ['/library'],
  exposes: ['./routes'],
  shared: [{ ...react('19.3.1', '^19.3.0'), provider: 'shell', fits: true }],
  versions: [published('3.0.0', '21'), published('2.0.0', '20'), published('1.0.0', '19')],
  ...changes,
});

/** A house of this one remote. */
export const house = (remotes: Remote[] = [libraryRemote()]): ReleaseOverview => ({
  platform: '1.1.0',
  shell: { version: '9.9.9', shared: [react('19.3.2', '^19.3.0')] },
  remotes,
});

/** Why the library is held. */
export const libraryLock: ReleaseLock = {
  reason: 'Black Friday',
  lockedBy: 'bia@example.com',
  lockedAt: '2026-11-21T12:00:00.000Z',
};

/** Another administrator asks to show version 3.0.0 of the library to all; `changes` make it another request. */
export const libraryRequest = (changes: Partial<ReleaseRequest> = {}): ReleaseRequest => ({
  id: '5f0c7f5e-3f0b-4c53-9a3e-0d2f4f6a8b10',
  remote: 'mfe-library',
  action: 'promote',
  version: '3.0.0',
  percent: null,
  revision: 7,
  commit: '4f8a21c09db7e0335a1c17128b12e14f8a21c09d',
  askedBy: 'ana@example.com',
  askedAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-28T12:00:00.000Z',
  state: 'open',
  decidedBy: null,
  decidedAt: null,
  own: false,
  ...changes,
});

/** A member of the library's team; `changes` make it another one. */
export const libraryMember = (changes: Partial<RemoteMember> = {}): RemoteMember => ({
  userId: '7b9f0f44-2f5b-4a7a-9a1c-3f1f6f0f2d10',
  email: 'eva@example.com',
  fullName: 'Eva Editora',
  rank: 'canary',
  addedBy: 'ana@example.com',
  addedAt: '2026-11-21T12:00:00.000Z',
  ...changes,
});

const health = (version: string, loads: number, failures: number) => ({
  remote: 'mfe-library',
  version,
  loads,
  failures,
  averageMs: 204.4,
  medianMs: 184.4,
  p95Ms: 611.8,
  maxMs: 912,
  visitors: loads / 2,
});
export const lastHour: HealthSummary = {
  versions: [health('2.0.0', 900, 0), health('3.0.0', 90, 10)],
  minutes: [],
};
export const trailEntry: TrailEntry = {
  at: '2026-11-20T12:00:00.000Z',
  who: 'ana@example.com',
  what: 'canary',
  remote: 'mfe-library',
  version: '3.0.0',
  detail: { percent: 12.5 },
};

/** An error of the version in canary; `changes` make it another one. */
export const libraryError = (changes: Partial<RemoteError> = {}): RemoteError => ({
  remote: 'mfe-library',
  version: '3.0.0',
  message: 'TypeError: onSave is not a function',
  place: 'routes.js:1:2048',
  source: 'src/features/library/name-form.tsx:24',
  times: 31,
  anonymousTimes: 0,
  users: 4,
  firstSeen: '2026-11-20T12:00:00.000Z',
  lastSeen: '2026-11-21T12:00:00.000Z',
  ...changes,
});
export const errorsOf = (...errors: RemoteError[]): RemoteErrorSummary => ({
  days: 7,
  mostUsers: 200,
  errors,
});

/** A place with both sides and one that nobody offers, an event, and a flag for a part of the users. */
export const meetings: RemoteMeetings = {
  slots: [
    {
      key: 'library.picture-actions@1',
      offeredBy: 'mfe-library',
      fills: [{ remote: 'mfe-catalogue', label: 'Ver produto' }],
    },
    { key: 'cupons.cards@2', offeredBy: null, fills: [{ remote: 'mfe-library', label: 'Fotos do cupom' }] },
  ],
  events: [{ key: 'library.images-deleted@1', publishers: ['mfe-library'], listeners: ['mfe-catalogue'] }],
  flags: [
    {
      name: 'library.new-grid',
      remote: 'mfe-library',
      percent: 12.5,
      namedUsers: 2,
      note: 'Grade com datas',
      revision: 3,
      setBy: 'ana@example.com',
      changedAt: '2026-11-20T12:00:00.000Z',
    },
  ],
};

const phonePicture: VersionPicture = {
  name: 'screen-1-phone.webp',
  kind: 'screen',
  device: 'phone',
  title: '/library',
  width: 390,
  height: 844,
};

/** A verdict of the checker with the live shell; `changes` make it another one. */
export const checkWith = (changes: Partial<VersionCheck> = {}): VersionCheck => ({
  shell: '9.9.9',
  passed: true,
  checks: 11,
  complaints: [],
  who: 'Verificador',
  at: '2026-11-21T12:05:00.000Z',
  ...changes,
});

/** Version 3.0.0 of the library, compared with 2.0.0; `changes` make it another one. */
export const detailsOf = (changes: Partial<VersionDetails> = {}): VersionDetails => ({
  version: published('3.0.0', '21'),
  signedBy: null,
  problems: [],
  uses: null,
  others: ['2.0.0', '1.0.0'],
  comparison: {
    against: '2.0.0',
    api: [
      { area: 'menu', change: 'changed', name: '/library', before: 'Acervo', after: 'Biblioteca' },
      { area: 'uses', change: 'added', name: '@andromeda/platform useSlot' },
    ],
    contractBreaks: [],
    files: [
      { name: 'routes.js', before: 61_200, after: 64_900 },
      { name: 'zip.js', before: 900, after: null },
    ],
    sameFiles: 11,
    bytesBefore: 309_600,
    bytesAfter: 312_400,
  },
  pictures: [
    phonePicture,
    { ...phonePicture, name: 'story-1.webp', kind: 'story', title: 'Telas/Biblioteca', story: 'Vazio' },
  ],
  checks: [],
  shell: '9.9.9',
  checkRequired: false,
  ...changes,
});

/** A day of one version: 10 openings in one half hour, 2 of them failed, and 4 in another. */
export const dayOf = (version: string): HealthCurves => ({
  since: '2026-11-21T12:00:00.000Z',
  until: '2026-11-22T12:00:00.000Z',
  stepMinutes: 30,
  points: [
    { remote: 'mfe-library', version, at: '2026-11-21T15:00:00.000Z', loads: 8, failures: 2, medianMs: 180 },
    { remote: 'mfe-library', version, at: '2026-11-21T16:30:00.000Z', loads: 4, failures: 0, medianMs: 240 },
  ],
});
