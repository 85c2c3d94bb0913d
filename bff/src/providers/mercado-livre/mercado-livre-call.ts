import { z } from 'zod';
import { MarketplaceError, type MarketplaceTrouble } from '../../ports/marketplace.ts';

/** How to reach Mercado Livre. */
export interface MercadoLivreSettings {
  clientId: string;
  clientSecret: string;
  /** Where it answers, such as https://api.mercadolibre.com. */
  apiUrl: string;
  /** Where its page of agreement is, such as https://auth.mercadolivre.com.br. */
  loginUrl: string;
  /** Our address that its page leads back to, as it is registered there. */
  redirectUri: string;
  send: typeof fetch;
  now(): Date;
  /** Milliseconds that a call may take. */
  callLimitMs?: number | undefined;
}

const CALL_LIMIT_MS = 20_000;
const LONGEST_WORDS = 200;

/**
 * Its refusals, as 'Considerações de design' (developers.mercadolivre.com.br/pt_br/consideracoes-de-design) and, for items,
 * 'Validações' (…/pt_br/validacoes) show them: message, error and status, with a list of causes.
 */
const Refusal = z.object({
  error: z.string().nullish(),
  message: z.string().nullish(),
  cause: z
    .array(z.union([z.string(), z.object({ code: z.union([z.string(), z.number()]).nullish() })]))
    .nullish()
    .catch(null),
});

/** What was asked, which decides what a plain refusal (400) means. */
export interface MercadoLivreCall<Schema extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  access?: string | undefined;
  body?: { json: object } | { form: Record<string, string> } | { multipart: FormData } | undefined;
  answer: Schema;
  refusedAs?: MarketplaceTrouble;
}

/** Calls Mercado Livre within its time and reads the answer. Rejects with `MarketplaceError`. */
export async function callMercadoLivre<Schema extends z.ZodType>(
  { apiUrl, send, callLimitMs = CALL_LIMIT_MS }: MercadoLivreSettings,
  { method = 'GET', path, access, body, answer, refusedAs = 'unavailable' }: MercadoLivreCall<Schema>,
): Promise<z.output<Schema>> {
  const what = `${method} ${path.split('?')[0]}`;
  const headers = new Headers({ accept: 'application/json' });
  if (access) headers.set('authorization', `Bearer ${access}`);
  if (body && 'json' in body) headers.set('content-type', 'application/json');
  const response = await send(`${apiUrl}${path}`, {
    method,
    headers,
    ...(body && { body: bodyOf(body) }),
    signal: AbortSignal.timeout(callLimitMs),
    // The access goes to this address only.
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new MarketplaceError('unavailable', `${what}: no answer`, { cause });
  });
  const said: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusalOf(what, response.status, said, refusedAs);
  const parsed = answer.safeParse(said);
  if (parsed.success) return parsed.data;
  throw new MarketplaceError('unavailable', `${what}: unexpected answer`, { cause: parsed.error });
}

function bodyOf(body: NonNullable<MercadoLivreCall<z.ZodType>['body']>): string | URLSearchParams | FormData {
  if ('json' in body) return JSON.stringify(body.json);
  return 'form' in body ? new URLSearchParams(body.form) : body.multipart;
}

function refusalOf(
  what: string,
  status: number,
  said: unknown,
  refusedAs: MarketplaceTrouble,
): MarketplaceError {
  const { error, message, cause } = Refusal.catch({ error: null, message: null, cause: null }).parse(said);
  const causes = (cause ?? []).map((one) => (typeof one === 'string' ? one : String(one.code ?? '')));
  const words = [error, message, ...causes].filter(Boolean).join('; ').slice(0, LONGEST_WORDS);
  return new MarketplaceError(
    troubleOf(status, { error: error ?? '', causes, refusedAs }),
    `${what}: ${status} ${words}`,
  );
}

interface Said {
  error: string;
  causes: readonly string[];
  refusedAs: MarketplaceTrouble;
}

function troubleOf(status: number, { error, causes, refusedAs }: Said): MarketplaceTrouble {
  if (status === 401) return 'unauthorized';
  if (status === 404) return 'unknown';
  if (status === 429) return 'busy';
  if (status >= 500) return 'unavailable';
  // 'Autenticação e Autorização', its list of errors: an invalid, used, expired or revoked code or refresh token.
  if (error === 'invalid_grant') return 'refused_grant';
  if (causes.includes('item.pictures.max')) return 'listing_full';
  return refusedAs;
}
