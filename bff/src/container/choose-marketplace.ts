import { hkdfSync } from 'node:crypto';
import type { Environment } from '../environment.ts';
import { observeMarketplace } from '../observation/observe-provider.ts';
import { observedFetch } from '../observation/observed-fetch.ts';
import type { Observer } from '../ports/observer.ts';
import {
  createMercadoLivreSandbox,
  MERCADO_LIVRE_SANDBOX,
  type MercadoLivreSandbox,
} from '../providers/local/mercado-livre/mercado-livre-sandbox.ts';
import { createMercadoLivre } from '../providers/mercado-livre/mercado-livre.ts';
import {
  type ConnectedMarketplace,
  createConnectedMarketplace,
} from '../services/marketplace/connected-marketplace.ts';
import { systemClock } from '../system/system-clock.ts';

const API = 'https://api.mercadolibre.com';
const LOGIN = 'https://auth.mercadolivre.com.br';
const CALLBACK = '/api/marketplaces/mercado-livre/callback';

/** The marketplace that was configured; null where none was, and then nothing of it is served or shown. */
export interface ChosenMarketplace {
  marketplace: ConnectedMarketplace | null;
  sandbox: MercadoLivreSandbox | null;
}

interface Addresses {
  publicUrl: string;
  /** Where this process itself answers, for the sandbox. */
  localUrl: string;
  /** The embedded project's secret, from which the key of tokens follows where none was given. */
  secretKey: string;
}

export function chooseMarketplace(
  environment: Environment,
  { publicUrl, localUrl, secretKey }: Addresses,
  observer: Observer,
): ChosenMarketplace {
  const { MERCADO_LIVRE_CLIENT_ID: clientId, MERCADO_LIVRE_CLIENT_SECRET: clientSecret } = environment;
  const redirectUri = `${publicUrl}${CALLBACK}`;
  const shared = { redirectUri, send: observedFetch(observer), now: systemClock.now };
  const key =
    environment.MERCADO_LIVRE_TOKEN_KEY ??
    Buffer.from(hkdfSync('sha256', secretKey, '', 'andromeda marketplace', 32));
  if (clientId && clientSecret) {
    const apiUrl = environment.MERCADO_LIVRE_API ?? API;
    const loginUrl = environment.MERCADO_LIVRE_LOGIN ?? LOGIN;
    const port = observeMarketplace(
      { observer, vendor: 'mercado_livre' },
      createMercadoLivre({ ...shared, clientId, clientSecret, apiUrl, loginUrl }),
    );
    return { marketplace: createConnectedMarketplace(port, { key, demonstration: false }), sandbox: null };
  }
  if (environment.MERCADO_LIVRE_DEMO !== 'on') return { marketplace: null, sandbox: null };
  const pagesUrl = `${publicUrl}${MERCADO_LIVRE_SANDBOX}`;
  const sandbox = createMercadoLivreSandbox({ clock: systemClock, pagesUrl, redirectUri });
  const port = createMercadoLivre({
    ...shared,
    ...{ clientId: sandbox.clientId, clientSecret: sandbox.clientSecret },
    ...{ apiUrl: `${localUrl}${MERCADO_LIVRE_SANDBOX}/api`, loginUrl: pagesUrl },
  });
  return { marketplace: createConnectedMarketplace(port, { key, demonstration: true }), sandbox };
}
