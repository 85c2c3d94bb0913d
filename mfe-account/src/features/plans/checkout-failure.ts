import { ApiError } from '@andromeda/platform';

/** A refusal on the way to the payment: a title and a sentence (docs/product.md#plans). */
export interface CheckoutFailure {
  title: string;
  message: string;
}

/** The server answered an address that is not the payment provider's. */
export class WrongCheckoutAddressError extends Error {
  override readonly name = 'WrongCheckoutAddressError';
}

const title = 'Erro no pagamento';

const failures = {
  signedOut: {
    title: 'Login necessário',
    message: 'Você precisa estar logado para assinar um plano.',
  },
  priceMissing: {
    title: 'Erro de configuração',
    message:
      'Os preços mudaram desde que você abriu esta página. Confira os de agora e escolha de novo: nada foi cobrado.',
  },
  alreadySubscribed: { title, message: 'Você já assina este plano.' },
  wrongAddress: { title, message: 'URL de checkout inválida ou não encontrada' },
  connection: { title, message: 'Erro de conexão com o servidor de pagamentos. Verifique sua internet.' },
  // The limit of 10 s has no quoted sentence (docs/product.md#plans).
  timeout: {
    title,
    message: 'O servidor de pagamentos demorou demais para responder. Tente novamente em alguns minutos.',
  },
  notFound: { title, message: 'Servidor de pagamentos não encontrado. Entre em contato com o suporte.' },
  server: { title, message: 'Erro interno do servidor. Tente novamente em alguns minutos.' },
  other: { title, message: 'Ocorreu um erro ao processar o pagamento. Tente novamente.' },
} as const satisfies Record<string, CheckoutFailure>;

/** What a user reads where the checkout did not open. */
export function checkoutFailure(error: unknown): CheckoutFailure {
  if (error instanceof WrongCheckoutAddressError) return failures.wrongAddress;
  if (!(error instanceof ApiError)) return failures.other;
  if (error.status === 401) return failures.signedOut;
  if (error.code === 'price_missing') return failures.priceMissing;
  if (error.code === 'already_subscribed') return failures.alreadySubscribed;
  if (error.code === 'timeout') return failures.timeout;
  if (error.code === 'offline') return failures.connection;
  if (error.status === 404) return failures.notFound;
  if (error.status === 500) return failures.server;
  return failures.other;
}
