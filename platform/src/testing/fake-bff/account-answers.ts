import type {
  AccountState,
  AdministeredAccount,
  AdministeredAccountPage,
  AdminOverview,
  AuditEntry,
  AuditPage,
  CreditBalance,
  CreditEntryPage,
  DeviceSession,
  DeviceSessionList,
  EmailPreview,
  PaymentConfirmation,
  Plan,
  Profile,
  ScreenVitals,
  Subscription,
  VitalSummary,
} from 'bff/contract';
import { planFeatures, plans, termsOf } from 'bff/contract/browser';
import { type FakeAnswers, refusal } from './calls.ts';
import { type FakeStore, noExport } from './store.ts';

/** Credits, profile, plans, subscription and administration. */
export function accountAnswers(store: FakeStore, filled: boolean): FakeAnswers {
  const profile = (): Profile => ({
    fullName: store.fullName,
    phone: '11987654321',
    email: 'ana@example.com',
    isAdmin: true,
    isMember: false,
  });
  const current = filled ? subscription() : null;
  const sessions = (devices: DeviceSession[]) =>
    Response.json({ sessions: devices } satisfies DeviceSessionList);
  return {
    'GET /api/credits': () =>
      Response.json({
        creditsRemaining: store.credits,
        totalCreditsUsed: 13,
        turboCredits: store.turboCredits,
        turboCreditsUsed: 3,
        freeTextsToday: { perDay: 20, left: store.credits === 0 ? 0 : 20 },
        planName: 'Pro',
      } satisfies CreditBalance),
    'GET /api/credits/entries': () => {
      const { entries } = store;
      return Response.json({
        entries,
        total: entries.length,
        page: 1,
        pageSize: 20,
      } satisfies CreditEntryPage);
    },
    'GET /api/profile': () => Response.json(profile()),
    'PATCH /api/profile': ({ body }) => {
      store.fullName = String(body.fullName);
      return Response.json(profile());
    },
    'GET /api/account': () => Response.json(staying),
    'POST /api/account/deletion': () => Response.json({ ...staying, deletion: leaving() }),
    'DELETE /api/account/deletion': () => Response.json(staying),
    ...exportAnswers(store),
    'GET /api/sessions': () => sessions(filled ? [thisDevice(), ...otherDevices()] : [thisDevice()]),
    'DELETE /api/sessions/others': () => sessions([thisDevice()]),
    'GET /api/plans': () => Response.json({ plans: filled ? offers : [] }),
    'GET /api/subscription': () => Response.json({ subscription: current }),
    'DELETE /api/subscription': () =>
      Response.json({ subscription: current && { ...current, cancelsAtPeriodEnd: true } }),
    'POST /api/checkout': () => Response.json({ url: '/sucesso?session_id=exemplo' }),
    'GET /api/checkout/:id': () =>
      filled ? Response.json(confirmed) : refusal(404, 'payment_not_confirmed'),
    ...adminAnswers(store, filled),
    'POST /api/email-tests': () => new Response(null, { status: 204 }),
    'GET /api/email-tests/:template': () =>
      Response.json({
        subject: 'Confirme seu email',
        html: '<p>Olá, Ana! Confirme seu email.</p>',
        text: 'Olá, Ana! Confirme seu email.',
      } satisfies EmailPreview),
  };
}

function adminAnswers(store: FakeStore, filled: boolean): FakeAnswers {
  return {
    'GET /api/admin/overview': () => Response.json(filled ? busyMonth() : quietMonth),
    'GET /api/admin/accounts': () => Response.json({ accounts: filled ? [someone()] : [] }),
    'GET /api/admin/accounts/:id': () => {
      const { entries } = store;
      const page = { account: someone(), entries, total: entries.length, page: 1, pageSize: 20 };
      return Response.json(page satisfies AdministeredAccountPage);
    },
    'POST /api/admin/accounts/:id/credits': () => Response.json(someone()),
    'PUT /api/admin/accounts/:id/block': () => Response.json(someone()),
    'DELETE /api/admin/accounts/:id/second-factor': () => Response.json(someone()),
    'GET /api/admin/web-vitals': () => Response.json(filled ? lastVisits : { days: 7, screens: [] }),
    'GET /api/admin/audit': () => {
      const entries = filled ? deeds() : [];
      return Response.json({ entries, total: entries.length, page: 1, pageSize: 20 } satisfies AuditPage);
    },
  };
}

const exportAnswers = (store: FakeStore): FakeAnswers => ({
  'GET /api/account/export': () => Response.json(store.dataExport),
  'POST /api/account/export': () => {
    store.dataExport = { ...noExport, status: 'preparing', progress: { files: 0, of: 180 } };
    return Response.json(store.dataExport);
  },
});

const priceIds = { starter: 'price_s', pro: 'price_p', master: null };
const offers: Plan[] = plans.map((terms) => ({
  ...terms,
  features: planFeatures(terms),
  priceId: priceIds[terms.id],
}));

const { id: planId, name: planName, credits, turboCredits } = termsOf('pro');
const confirmed: PaymentConfirmation = { planId, planName, credits, turboCredits };

const subscription = (): Subscription => ({
  planId,
  planName,
  status: 'active',
  currentPeriodEnd: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  cancelsAtPeriodEnd: false,
});

const staying: AccountState = { hasPassword: true, signedInRecently: true, deletion: null };
const leaving = () => ({ requestedAt: daysAgo(0), dueAt: daysAgo(-7) });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const thisDevice = (): DeviceSession => ({
  id: '5d0e7a52-0d0c-4c57-9a53-6a8a1f3f3a01',
  current: true,
  browser: 'Chrome',
  system: 'Windows',
  lastUsedAt: daysAgo(0),
});
const otherDevices = (): DeviceSession[] => [
  {
    id: '5d0e7a52-0d0c-4c57-9a53-6a8a1f3f3a02',
    current: false,
    browser: 'Safari',
    system: 'iPhone',
    lastUsedAt: daysAgo(2),
  },
  {
    id: '5d0e7a52-0d0c-4c57-9a53-6a8a1f3f3a03',
    current: false,
    browser: null,
    system: null,
    lastUsedAt: daysAgo(30),
  },
];

const lastVisits: VitalSummary = {
  days: 7,
  screens: [
    visits('/dashboard', 'mfe-creatives', 1204, { lcpMs: 1840, inpMs: 96, cls: 0.02, failures: 2 }),
    visits('/library', 'mfe-library', 871, { lcpMs: 3120, inpMs: 240, cls: 0.12, failures: 0 }),
    visits('/assistant', 'mfe-assistant', 320, { lcpMs: 4600, inpMs: 610, cls: 0.31, failures: 14 }),
    visits('/login', 'shell', 96, { lcpMs: 1310, inpMs: null, cls: 0, failures: null }),
  ],
};

function visits(
  screen: string,
  remote: string,
  count: number,
  speed: Pick<ScreenVitals, 'lcpMs' | 'inpMs' | 'cls' | 'failures'>,
): ScreenVitals {
  return { screen, remote, version: '0.1.0-4f8a21c09d', visits: count, fcpMs: 980, ttfbMs: 140, ...speed };
}

const someone = (): AdministeredAccount => ({
  id: '22222222-2222-4222-8222-222222222222',
  email: 'bia@loja.example.com',
  fullName: 'Maria das Graças de Albuquerque Cavalcanti',
  phone: '11987654321',
  createdAt: daysAgo(90),
  lastSignInAt: daysAgo(1),
  confirmed: true,
  credits: 42,
  turboCredits: 15,
  planId: 'pro',
  admin: false,
  secondFactor: true,
  blockedAt: null,
  deletionDueAt: null,
});

const deeds = (): AuditEntry[] =>
  (['account_blocked', 'credits_taken', 'credits_granted', 'account_viewed'] as const).map(
    (action, index) => ({
      id: String(index),
      at: daysAgo(index),
      action,
      actorEmail: 'ana@example.com',
      subjectId: '22222222-2222-4222-8222-222222222222',
      subjectEmail: index === 1 ? null : 'bia@loja.example.com',
      reason: action === 'account_viewed' ? '' : 'A foto de uma caneca saiu com a alça cortada duas vezes',
      amount: action === 'credits_granted' ? 10 : action === 'credits_taken' ? -2 : null,
      currency: action.startsWith('credits') ? 'image' : null,
    }),
  );

const quietMonth: AdminOverview = {
  activeUsers: 0,
  totalUsers: 0,
  monthlyRevenueCents: 0,
  aiGenerations: 0,
  aiCostUsd: 0,
  recentUsers: [],
  warnings: [],
  usage: { credits: null, serverCapacity: null, storage: null },
};

const busyMonth = (): AdminOverview => ({
  activeUsers: 128,
  totalUsers: 412,
  monthlyRevenueCents: 1_248_930,
  aiGenerations: 3_871,
  aiCostUsd: 150.96,
  warnings: ['proxy_unknown'],
  recentUsers: ['Ana Vendedora', 'Bruno Lopes', 'Maria das Graças de Albuquerque Cavalcanti'].map(
    (fullName, index) => ({
      fullName,
      email: `pessoa${index}@example.com`,
      createdAt: new Date(Date.now() - index * 86_400_000).toISOString(),
    }),
  ),
  usage: { credits: 0.62, serverCapacity: 0.31, storage: 0.18 },
});
