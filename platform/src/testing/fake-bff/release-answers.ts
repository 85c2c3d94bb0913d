import type {
  HealthSummary,
  ReleaseOverview,
  ReleaseRequest,
  RemoteErrorSummary,
  RemoteMeetings,
  RemoteMember,
  SharedLibrary,
  StandingPreview,
  TrailEntry,
} from 'bff/contract';
import type { FakeAnswers } from './calls.ts';
import { refusal } from './calls.ts';
import {
  checkOf,
  curves,
  drawnScreen,
  LIVE,
  SHELL_VERSION,
  TRIED,
  versionDetails,
} from './release-examples.ts';

/** The registry of remotes, as an administrator sees it. Changes are answered and change nothing. */
export function releaseAnswers(filled: boolean): FakeAnswers {
  return {
    'GET /api/remotes': () => Response.json({ ...house(), remotes: filled ? [library()] : [] }),
    'GET /api/remotes/:remote/versions/:version': ({ params: [, version = ''], query }) => {
      const published = filled && library().versions.find((each) => each.version === version);
      return published
        ? Response.json(versionDetails(published, query.get('against')))
        : refusal(404, 'not_found');
    },
    'GET /api/remotes/:remote/versions/:version/pictures/:picture': ({
      params: [, version = '', picture = ''],
    }) => drawnScreen(version, picture),
    'GET /api/remote-curves': ({ query }) => Response.json(curves(filled, query)),
    'POST /api/remotes/:remote/previews': () =>
      Response.json(
        { url: 'http://localhost/library?previa=um-link', until: hoursAgo(-24) },
        { status: 201 },
      ),
    'GET /api/remote-previews': ({ query }) =>
      Response.json({ previews: filled ? standing(query.get('remote'), query.get('version')) : [] }),
    'DELETE /api/remotes/:remote/previews/:id': () => new Response(null, { status: 204 }),
    'POST /api/remotes/:remote/changes': () => Response.json(library()),
    'PUT /api/remotes/:remote/lock': () =>
      Response.json({ lock: { reason: 'Black Friday', lockedBy: 'ana@example.com', lockedAt: hoursAgo(0) } }),
    'DELETE /api/remotes/:remote/lock': () => new Response(null, { status: 204 }),
    'PUT /api/remote-approvals/:scope': () => new Response(null, { status: 204 }),
    'POST /api/remotes/:remote/requests': () => Response.json({ request: promotion() }, { status: 201 }),
    'POST /api/remotes/:remote/requests/:id/approval': () => Response.json(library()),
    'DELETE /api/remotes/:remote/requests/:id': () => new Response(null, { status: 204 }),
    'GET /api/remotes/:remote/members': () => Response.json({ members: filled ? [member()] : [] }),
    'POST /api/remotes/:remote/members': () => Response.json({ member: member() }, { status: 201 }),
    'PUT /api/remotes/:remote/members/:user': () => Response.json({ member: member() }),
    'DELETE /api/remotes/:remote/members/:user': () => new Response(null, { status: 204 }),
    'GET /api/remote-health': () => Response.json(filled ? lastHour : { versions: [], minutes: [] }),
    'GET /api/remote-errors': () => Response.json({ ...lastErrors(), ...(!filled && { errors: [] }) }),
    'GET /api/remote-meetings': () =>
      Response.json(filled ? meetings() : { slots: [], events: [], flags: [] }),
    'POST /api/remote-places/:place': () => Response.json({ arrangement: meetings().slots[0]?.arrangement }),
    'POST /api/remotes/:remote/flags/:flag': () => Response.json({ flag: meetings().flags[0] }),
    'GET /api/remote-trail': () => Response.json({ entries: filled ? trail() : [] }),
  };
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const member = (): RemoteMember => ({
  userId: '7b9f0f44-2f5b-4a7a-9a1c-3f1f6f0f2d10',
  email: 'bia@example.com',
  fullName: 'Bia Editora',
  rank: 'canary',
  addedBy: 'ana@example.com',
  addedAt: hoursAgo(30),
});

const shared: SharedLibrary[] = ['react', 'react-dom', '@andromeda/platform'].map((name) => ({
  name,
  version: name === '@andromeda/platform' ? '1.1.0' : '19.3.1',
  requiredVersion: name === '@andromeda/platform' ? '^1.1.0' : '^19.3.1',
  singleton: true,
}));

const house = (): Omit<ReleaseOverview, 'remotes'> => ({
  platform: '1.1.0',
  shell: { version: SHELL_VERSION, shared },
});

const library = (): ReleaseOverview['remotes'][number] => ({
  remote: 'mfe-library',
  liveVersion: LIVE,
  canaryVersion: TRIED,
  canaryPercent: 10,
  previousVersion: null,
  revision: 4,
  setBy: 'ana@example.com',
  changedAt: hoursAgo(5),
  builtVersion: LIVE,
  paths: ['/library'],
  exposes: ['./routes'],
  shared: shared.map((library) => ({ ...library, provider: 'shell', fits: true })),
  versions: [TRIED, LIVE].map((version, index) => ({
    remote: 'mfe-library',
    version,
    platform: '^1.1.0',
    publishedBy: 'CI da biblioteca',
    publishedAt: hoursAgo(6 + index * 30),
    typesChecked: true,
    contractChecked: true,
    commit: '4f8a21c09db7e0335a1c17128b12e14f8a21c09d',
    check: checkOf(version),
    bytes: 496_000,
  })),
});

/** A request to show the canary's version to all. */
const promotion = (): ReleaseRequest => ({
  id: '5f0c7f5e-3f0b-4c53-9a3e-0d2f4f6a8b10',
  remote: 'mfe-library',
  action: 'promote',
  version: TRIED,
  percent: null,
  revision: 4,
  commit: '4f8a21c09db7e0335a1c17128b12e14f8a21c09d',
  askedBy: 'ana@example.com',
  askedAt: hoursAgo(1),
  expiresAt: hoursAgo(-167),
  state: 'open',
  decidedBy: null,
  decidedAt: null,
  own: true,
});

const health = (version: string, loads: number, failures: number) => ({
  remote: 'mfe-library',
  version,
  loads,
  failures,
  averageMs: 204,
  medianMs: 168,
  p95Ms: 486,
  maxMs: 912,
  visitors: loads,
});
const lastHour: HealthSummary = { versions: [health(LIVE, 871, 2), health(TRIED, 96, 1)], minutes: [] };

const lastErrors = (): RemoteErrorSummary => ({
  days: 7,
  mostUsers: 200,
  errors: [
    {
      remote: 'mfe-library',
      version: TRIED,
      message: 'TypeError: image.copies.map is not a function',
      place: 'routes.js:1:20481',
      source: 'src/features/library/creative-card.tsx:41',
      times: 31,
      anonymousTimes: 0,
      users: 4,
      firstSeen: hoursAgo(4),
      lastSeen: hoursAgo(1),
    },
    {
      remote: 'mfe-library',
      version: LIVE,
      message: 'NotAllowedError: Write permission denied.',
      place: 'routes.js:1:8812',
      source: null,
      times: 3,
      anonymousTimes: 2,
      users: 1,
      firstSeen: hoursAgo(50),
      lastSeen: hoursAgo(20),
    },
  ],
});

const meetings = (): RemoteMeetings => ({
  slots: [
    {
      key: 'library.picture-actions@1',
      offeredBy: 'mfe-library',
      fills: [
        { remote: 'mfe-catalogue', label: 'Ver produto, ou adicionar a um' },
        { remote: 'mfe-cupons', label: 'Fazer um cupom com esta foto' },
        { remote: 'mfe-text-tools', label: 'Escrever a descrição' },
      ],
      arrangement: {
        place: 'library.picture-actions@1',
        order: ['mfe-catalogue', 'mfe-cupons', 'mfe-avaliacoes'],
        off: ['mfe-text-tools'],
        revision: 2,
        setBy: 'ana@example.com',
        changedAt: hoursAgo(20),
      },
    },
    {
      key: 'cupons.card-actions@1',
      offeredBy: null,
      fills: [{ remote: 'mfe-library', label: 'Fotos do cupom' }],
    },
  ],
  events: [
    { key: 'library.images-deleted@1', publishers: ['mfe-library'], listeners: ['mfe-catalogue'] },
    { key: 'cupons.coupon-used@1', publishers: [], listeners: ['mfe-library'] },
  ],
  flags: [
    {
      name: 'library.new-grid',
      remote: 'mfe-library',
      percent: 25,
      namedUsers: 2,
      note: 'Grade com datas',
      revision: 3,
      setBy: 'ana@example.com',
      changedAt: hoursAgo(20),
    },
  ],
});

/** The links that stand: one of each version. */
const standing = (remote: string | null, version: string | null): StandingPreview[] =>
  [TRIED, LIVE]
    .map((name, index) => ({
      id: `3f0c2f4e-8d1a-4b57-9a60-0f7f2b1c4d5${index}`,
      remote: 'mfe-library',
      version: name,
      until: hoursAgo(-20 + index * 12),
      madeBy: index === 0 ? 'ana@example.com' : 'CI da biblioteca',
      madeAt: hoursAgo(4 + index),
    }))
    .filter((link) => [null, link.remote].includes(remote) && [null, link.version].includes(version));

const trail = (): TrailEntry[] => {
  const tried = { remote: 'mfe-library', version: TRIED };
  return [
    { ...tried, at: hoursAgo(5), who: 'ana@example.com', what: 'canary', detail: { percent: 10 } },
    { ...tried, at: hoursAgo(6), who: 'CI da biblioteca', what: 'publish', detail: {} },
  ];
};
