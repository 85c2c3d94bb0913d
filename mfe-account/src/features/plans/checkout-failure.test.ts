import { ApiError } from '@andromeda/platform';
import { expect, test } from 'vitest';
import { checkoutAddress } from './checkout-address.ts';
import { checkoutFailure, WrongCheckoutAddressError } from './checkout-failure.ts';

const answer = (status: number, code: ConstructorParameters<typeof ApiError>[0]['code']) =>
  new ApiError({ code, status });

test.each([
  [
    'nobody is signed in',
    answer(401, 'not_authenticated'),
    'Login necessário',
    'Você precisa estar logado para assinar um plano.',
  ],
  [
    'the price is not one of the server’s any more',
    answer(422, 'price_missing'),
    'Erro de configuração',
    'Os preços mudaram desde que você abriu esta página. Confira os de agora e escolha de novo: nada foi cobrado.',
  ],
  [
    'there is no connection',
    answer(0, 'offline'),
    'Erro no pagamento',
    'Erro de conexão com o servidor de pagamentos. Verifique sua internet.',
  ],
  [
    'nothing came within 10 s',
    answer(0, 'timeout'),
    'Erro no pagamento',
    'O servidor de pagamentos demorou demais para responder. Tente novamente em alguns minutos.',
  ],
  [
    'the server answers 404',
    answer(404, 'not_found'),
    'Erro no pagamento',
    'Servidor de pagamentos não encontrado. Entre em contato com o suporte.',
  ],
  [
    'the server answers 500',
    answer(500, 'internal_error'),
    'Erro no pagamento',
    'Erro interno do servidor. Tente novamente em alguns minutos.',
  ],
  [
    'the provider fails',
    answer(502, 'payment_failed'),
    'Erro no pagamento',
    'Ocorreu um erro ao processar o pagamento. Tente novamente.',
  ],
  [
    'the plan is had already',
    answer(409, 'already_subscribed'),
    'Erro no pagamento',
    'Você já assina este plano.',
  ],
  [
    'the address is not the provider’s',
    new WrongCheckoutAddressError(),
    'Erro no pagamento',
    'URL de checkout inválida ou não encontrada',
  ],
  [
    'something else goes wrong',
    new TypeError('x'),
    'Erro no pagamento',
    'Ocorreu um erro ao processar o pagamento. Tente novamente.',
  ],
])('the user reads why there is no checkout where %s', (_, error, title, message) => {
  expect(checkoutFailure(error)).toEqual({ title, message });
});

test.each([
  undefined,
  null,
  '',
  'pagamento',
  'http://checkout.stripe.com/c/pay',
  'https://checkout.stripe.com.evil.example/c/pay',
  'https://evil.example/?https://checkout.stripe.com',
  'https://checkout.stripe.com@evil.example/',
  'https://somebody@checkout.stripe.com/',
  'javascript:alert(1)',
])('%s is no address to pay at', (url) => {
  expect(() => checkoutAddress(url, ['https://checkout.stripe.com'])).toThrow(WrongCheckoutAddressError);
});

test('the provider’s own page is', () => {
  const url = 'https://checkout.stripe.com/c/pay/cs_1#key';
  expect(checkoutAddress(url, ['https://checkout.stripe.com'])).toBe(url);
});
