import { ProviderError, type ProviderTrouble } from '../../ports/provider-error.ts';

/** A service's failure, still in its own words. Those are for the operator; a user reads `reason`. */
export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure';
  readonly trouble: ProviderTrouble;
  readonly details: FailureDetails;

  constructor(trouble: ProviderTrouble, said: string, details: FailureDetails = {}, options?: ErrorOptions) {
    super(said, options);
    this.trouble = trouble;
    this.details = details;
  }
}

export interface FailureDetails {
  /** The status of the answer, where there was one. */
  status?: number | undefined;
  /** A better sentence for the user than the one of the trouble. */
  reason?: string | undefined;
  /** Milliseconds that the service asks to wait before another call. */
  retryAfterMs?: number | undefined;
  /** True where the same call can only fail the same way. */
  nonRetryable?: boolean;
}

const reasons: Readonly<Record<ProviderTrouble, string>> = {
  no_image: 'o serviço respondeu com texto em vez de uma imagem',
  no_text: 'o serviço não descreveu a imagem',
  empty: 'o serviço respondeu sem imagem e sem texto',
  blocked: 'o pedido foi bloqueado pelas regras de segurança do serviço',
  quota: 'o serviço está com muitos pedidos; tente novamente em alguns instantes',
  credentials: 'o serviço não está disponível no momento',
  payment: 'o serviço está sem saldo no momento; tente novamente mais tarde',
  bad_request: 'o serviço não aceitou a imagem; tente com outra foto',
  unavailable: 'o serviço não respondeu; tente novamente em alguns minutos',
  timeout: 'o serviço demorou demais para responder',
  malformed: 'a resposta do serviço não é uma imagem válida',
};

const nonRetryable = new Set<ProviderTrouble>(['credentials', 'payment', 'bad_request']);
const wrongAnswer = new Set<ProviderTrouble>(['no_image', 'no_text', 'empty', 'blocked', 'malformed']);

/** The failure in our words. `provider` precedes the service's message, so that a log line names it. */
export function providerError(failure: OutsideFailure, provider: string): ProviderError {
  const { trouble, details } = failure;
  const status = details.status === undefined ? '' : ` ${details.status}`;
  const cause = new Error(`${provider}${status}: ${failure.message}`, { cause: failure.cause });
  return new ProviderError(kindOf(failure), details.reason ?? reasons[trouble], {
    trouble,
    cause,
    retryAfterMs: details.retryAfterMs,
  });
}

function kindOf({ trouble, details }: OutsideFailure): ProviderError['kind'] {
  if (details.nonRetryable || nonRetryable.has(trouble)) return 'refused';
  return wrongAnswer.has(trouble) ? 'invalid_answer' : 'temporary';
}

/** An HTML page as a refusal was written by something between us and the service: the request was not wrong. */
const isPage = (body: unknown) => typeof body === 'string' && /^\s*</.test(body);

/** The trouble that a status means at any service; `body` is the body of the answer. */
export function troubleOfStatus(status: number, body?: unknown): ProviderTrouble {
  if (status === 401 || status === 403 || status === 404) return 'credentials';
  if (status === 402) return 'payment';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 429) return 'quota';
  if (status === 413) return 'bad_request';
  return status >= 400 && status < 500 && !isPage(body) ? 'bad_request' : 'unavailable';
}
