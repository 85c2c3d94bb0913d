import type { ErrorCode } from 'bff/contract';

/** One call as a fake answer sees it. `body` is the JSON that was sent, or the form's fields. */
export interface FakeCall {
  params: readonly string[];
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
}

/** Answers by method and path, such as `GET /api/images` or `PATCH /api/images/:id`. */
export type FakeAnswers = Record<string, (call: FakeCall) => Response | Promise<Response>>;

/** A refusal as the BFF words it. */
export function refusal(status: number, code: ErrorCode, details?: Record<string, string>): Response {
  return Response.json({ error: { code, requestId: 'fake', details } }, { status });
}

/** The answer of the first address that fits; null where none does. */
export function findAnswer(
  answers: FakeAnswers,
  method: string,
  pathname: string,
): { answer: FakeAnswers[string]; params: string[] } | null {
  for (const [address, answer] of Object.entries(answers)) {
    const [wantedMethod, pattern = ''] = address.split(' ');
    if (wantedMethod !== method) continue;
    const fit = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`).exec(pathname);
    if (fit) return { answer, params: fit.slice(1) };
  }
  return null;
}

/** What was sent with a call, as far as it is JSON or a form. */
export function bodyOf(body: BodyInit | null | undefined): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  if (typeof body === 'string' && body.startsWith('{')) return JSON.parse(body) as Record<string, unknown>;
  return {};
}
