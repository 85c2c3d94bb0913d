import type { TextRecord } from '@andromeda/platform';
import { vi } from 'vitest';

export const titles = ['Caneca Azul de Cerâmica 350 ml', 'Caneca para Café', 'Caneca Esmaltada'];
export const keywords = ['caneca', 'caneca azul', 'caneca de café'];

const id = '33333333-3333-4333-8333-333333333333';
const made = { id, charged: true, demonstration: true };

export const record = (changes: Partial<TextRecord> = {}): TextRecord => ({
  id,
  tool: 'titles',
  input: { description: 'Tênis azul', marketplace: 'shopee' },
  texts: ['Tênis Azul de Corrida'],
  createdAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

interface Asked {
  body: Record<string, string>;
  key: string | null;
  query: URLSearchParams;
}
type Answer = (request: Asked) => Response | Promise<Response>;

/** The network of the two tools; `requests` holds what was asked for. */
export function textNetwork(answers: Record<string, Answer> = {}) {
  const requests: { call: string; body: Record<string, string>; key: string | null }[] = [];
  const usual: Record<string, Answer> = {
    'POST /api/titles': () => Response.json({ ...made, titles }),
    'POST /api/keywords': () => Response.json({ ...made, keywords }),
    'GET /api/texts': () => Response.json({ records: [], page: 1, hasMore: false }),
    'GET /api/credits': () =>
      Response.json({
        creditsRemaining: 5,
        totalCreditsUsed: 0,
        turboCredits: 3,
        turboCreditsUsed: 0,
        planName: 'Pro',
      }),
  };
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    const answer = { ...usual, ...answers }[call];
    if (!answer) throw new TypeError('Failed to fetch');
    const request = {
      body: JSON.parse(String(init?.body ?? '{}')) as Record<string, string>,
      key: new Headers(init?.headers).get('idempotency-key'),
    };
    if (init?.method === 'POST') requests.push({ call, ...request });
    return answer({ ...request, query: url.searchParams });
  });
  return { send, requests };
}
