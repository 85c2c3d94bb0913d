import type { DataExport, DeviceSession, Plan, Subscription } from '@andromeda/platform';
import { planFeatures, plans } from 'bff/contract/browser';
import { vi } from 'vitest';

const priceIds = { starter: 'price_s', pro: 'price_p', master: null };
export const offers: Plan[] = plans.map((terms) => ({
  ...terms,
  features: planFeatures(terms),
  priceId: priceIds[terms.id],
}));
export const profile = {
  fullName: 'Ana Vendedora',
  phone: '11987654321',
  email: 'ana@example.com',
  isAdmin: false,
  isMember: false,
};
export const subscription: Subscription = {
  planId: 'pro',
  planName: 'Pro',
  status: 'active',
  currentPeriodEnd: '2026-12-21T12:00:00.000Z',
  cancelsAtPeriodEnd: false,
};

export const thisDevice: DeviceSession = {
  id: '5d0e7a52-0d0c-4c57-9a53-6a8a1f3f3a01',
  current: true,
  browser: 'Chrome',
  system: 'Windows',
  lastUsedAt: '2026-11-21T12:00:00.000Z',
};

export const noExport: DataExport = {
  status: 'none',
  expiresAt: null,
  nextAt: null,
  progress: null,
  complete: true,
  archives: [],
};

type Answer = (body: string) => Response | Promise<Response>;

const usual: Record<string, Answer> = {
  'GET /api/plans': () => Response.json({ plans: offers }),
  'GET /api/profile': () => Response.json(profile),
  'GET /api/subscription': () => Response.json({ subscription: null }),
  'GET /api/admin/web-vitals': () => Response.json({ days: 7, screens: [] }),
  'GET /api/admin/audit': () => Response.json({ entries: [], total: 0, page: 1, pageSize: 20 }),
  'GET /api/remote-curves': () =>
    Response.json({
      since: '2026-11-21T12:00:00.000Z',
      until: '2026-11-22T12:00:00.000Z',
      stepMinutes: 30,
      points: [],
    }),
  'GET /api/account': () => Response.json({ hasPassword: true, signedInRecently: true, deletion: null }),
  'GET /api/account/export': () => Response.json(noExport),
  'GET /api/account/second-factor': () => Response.json({ enabled: false, recoveryCodes: 0 }),
  'GET /api/sessions': () => Response.json({ sessions: [thisDevice] }),
  'GET /api/credits/entries': () => Response.json({ entries: [], total: 0, page: 1, pageSize: 20 }),
};

/** The network of the account screens by method and path; a call that nobody answers is a lost connection. */
export function accountNetwork(answers: Record<string, Answer> = {}) {
  return vi.fn<typeof fetch>(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const answer = { ...usual, ...answers }[`${init?.method ?? 'GET'} ${url.pathname}`];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(String(init?.body ?? ''));
  });
}

/** A refusal as the BFF words it. */
export const refusal = (status: number, code: string, details?: Record<string, string>) =>
  Response.json({ error: { code, requestId: 'r', details } }, { status });
