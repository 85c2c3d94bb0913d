import type { HttpAppOptions } from '../http/http-app.ts';
import { createHttpApp } from '../http/http-app.ts';
import type { User } from '../ports/user.ts';
import { ana, bia } from './test-accounts.ts';
import { createTestServices, type TestServices } from './test-services.ts';

/** The whole application over test services, with Ana and Bia as its users. */
export function createTestApp({
  services = createTestServices(),
  ...options
}: Partial<Omit<HttpAppOptions, 'services'>> & { services?: TestServices } = {}) {
  const app = createHttpApp({
    publicUrl: 'http://localhost:3000',
    paymentSandbox: null,
    services,
    verifier: { verify: async (token) => [ana, bia].find((user) => user.token === token) ?? null },
    publicConfig: {
      supabaseUrl: 'http://x',
      supabasePublishableKey: 'k',
      embedded: false,
      loginUrl: '/login',
      checkoutOrigins: [],
    },
    readTroubles: async () => [],
    embedded: null,
    ...options,
  });
  const as = (user: User, path: string, init: RequestInit = {}) =>
    app.request(path, { ...init, headers: { authorization: `Bearer ${user.token}`, ...init.headers } });
  return { app, as, services };
}
