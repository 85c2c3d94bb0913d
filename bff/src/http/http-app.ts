import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono, MiddlewareHandler } from 'hono';
import type { PublicConfig } from '../../contract/page-config.ts';
import { changeProfile } from '../../contract/routes/account-routes.ts';
import { withoutBarred } from '../auth/open-sessions.ts';
import type { TokenVerifier } from '../ports/user.ts';
import { accountAdministrationRoutes } from '../routes/account-administration-routes.ts';
import { accountRoutes } from '../routes/account-routes.ts';
import { administrationRoutes } from '../routes/administration-routes.ts';
import { assistantRoutes } from '../routes/assistant-routes.ts';
import { type AuthProject, authRoutes } from '../routes/auth-routes.ts';
import { backendRoutes } from '../routes/backend-routes.ts';
import { batchPermitRoutes } from '../routes/batch-permit-routes.ts';
import { brandKitRoutes } from '../routes/brand-kit-routes.ts';
import { channelRoutes } from '../routes/channel-routes.ts';
import { configRoutes } from '../routes/config-routes.ts';
import { creditRoutes } from '../routes/credit-routes.ts';
import { dataExportRoutes } from '../routes/data-export-routes.ts';
import { generationRoutes } from '../routes/generation-routes.ts';
import { googleSandboxRoutes } from '../routes/google-sandbox-routes.ts';
import type { SandboxGoogle } from '../routes/google-sign-in-routes.ts';
import { healthRoutes } from '../routes/health-routes.ts';
import { imageRoutes } from '../routes/image-routes.ts';
import { type Inbox, inboxRoutes } from '../routes/inbox-routes.ts';
import { marketplaceRoutes } from '../routes/marketplace-routes.ts';
import { type MercadoLivrePages, mercadoLivreSandboxRoutes } from '../routes/mercado-livre-sandbox-routes.ts';
import { openapiRoute } from '../routes/openapi-route.ts';
import { orderEventRoutes } from '../routes/order-event-routes.ts';
import { ownTemplateRoutes } from '../routes/own-template-routes.ts';
import { paymentRoutes, webhookRoutes } from '../routes/payment-routes.ts';
import { type PaymentPages, paymentSandboxRoutes } from '../routes/payment-sandbox-routes.ts';
import { productPhotoRoutes } from '../routes/product-photo-routes.ts';
import { productRoutes } from '../routes/product-routes.ts';
import { profileRoutes } from '../routes/profile-routes.ts';
import { pushSubscriptionRoutes } from '../routes/push-subscription-routes.ts';
import { releaseRoutes } from '../routes/release-routes.ts';
import { remoteErrorRoutes } from '../routes/remote-error-routes.ts';
import { remoteEventRoutes } from '../routes/remote-event-routes.ts';
import { repairRoutes } from '../routes/repair-routes.ts';
import { savedStyleRoutes } from '../routes/saved-style-routes.ts';
import { secondFactorRoutes } from '../routes/second-factor-routes.ts';
import { serverKeyRoutes } from '../routes/server-key-routes.ts';
import { sessionRoutes } from '../routes/session-routes.ts';
import { textRoutes } from '../routes/text-routes.ts';
import { vitalRoutes } from '../routes/vital-routes.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import type { Services } from '../services/services.ts';
import type { Trouble } from '../system/readiness.ts';
import { answerError, createErrorHandler } from './answer-error.ts';
import type { AppEnv } from './app-env.ts';
import { guardPersonalRoutes } from './guard-personal-routes.ts';
import { hardenAnswers } from './harden-answers.ts';
import { limitBody } from './limit-body.ts';
import { noteNetwork } from './network-of.ts';
import { newRoutes } from './new-routes.ts';
import { observeRequests } from './observe-requests.ts';
import { operatorOnly } from './operator-only.ts';
import { knownHostnames, returnOrigin } from './own-origins.ts';
import { countHere, type RateCounters } from './rate-counters.ts';
import { refuseForeignOrigins, refuseUnknownHosts } from './refuse-strangers.ts';
import { rememberUser, visitorCookies } from './visitor.ts';

export interface HttpAppOptions {
  services: Services;
  /** The registry of remotes; without it only the builds on the disk are shown. */
  releases?: ReleaseServices | undefined;
  verifier: TokenVerifier;
  publicConfig: PublicConfig;
  /** Why requests should not be sent here, for `/readyz`. */
  readTroubles(): Promise<Trouble[]>;
  /** What cuts products out, for `/readyz`; the engine where absent. */
  cutOutsBy?: string | undefined;
  publicUrl: string;
  /** How many proxies of the operator are in front of the listener. */
  trustedProxies?: number | undefined;
  /** Counts requests against their limits; without it, each process counts for itself. */
  rateCounters?: RateCounters | undefined;
  /** The pages of the payment sandbox, in the embedded mode. */
  paymentSandbox: PaymentPages | null;
  /** The played Mercado Livre, where it was asked for. */
  marketplaceSandbox?: MercadoLivrePages | null;
  /** What only the embedded project has: its session service, its mails and, on a developer's machine, its Google. */
  embedded: EmbeddedParts | null;
  /** Answers every remaining GET: pages and their files. */
  pages?: Hono | undefined;
}

interface EmbeddedParts {
  auth: AuthProject;
  /** Null where a mail server delivers the mails. */
  inbox: Inbox | null;
  google: SandboxGoogle | null;
  /** The key that opens the inbox on a public address; without one, anybody who reaches this machine may read it. */
  operatorKey?: string | null | undefined;
}

const SMALL_BODY_BYTES = 64 * 1024;

/** The application that answers on the public origin. */
export function createHttpApp(options: HttpAppOptions): OpenAPIHono<AppEnv> {
  const { services, releases, publicConfig, embedded, pages, rateCounters = countHere() } = options;
  const app = newRoutes();
  guardApp(app, options, rateCounters);
  const staying = withoutBarred(options.verifier);

  app.route('/', configRoutes(publicConfig));
  app.route('/', creditRoutes(services));
  app.route('/', profileRoutes(services));
  app.route('/', accountRoutes(services));
  app.route('/', dataExportRoutes(services));
  app.route('/', sessionRoutes(services));
  app.route('/', secondFactorRoutes(services, options.verifier));
  // Before the route of one generation, whose key would match its path.
  app.route('/', orderEventRoutes(services, staying));
  app.route('/', generationRoutes(services));
  app.route('/', batchPermitRoutes(services));
  app.route('/', imageRoutes(services));
  app.route('/', repairRoutes(services));
  app.route('/', channelRoutes(services));
  app.route('/', textRoutes(services));
  // Before the products, whose limit of a body is too small for a photo.
  app.route('/', productPhotoRoutes(services));
  app.route('/', productRoutes(services));
  app.route('/', brandKitRoutes(services));
  app.route('/', savedStyleRoutes(services));
  app.route('/', ownTemplateRoutes(services));
  const { marketplace, webPush } = services;
  if (webPush) app.route('/', pushSubscriptionRoutes(services, webPush));
  if (marketplace) app.route('/', marketplaceRoutes(services, { marketplace, publicUrl: options.publicUrl }));
  app.route('/', assistantRoutes(services));
  app.route('/', paymentRoutes(services, returnOrigin(options.publicUrl)));
  app.route('/', webhookRoutes(services));
  app.route('/', accountAdministrationRoutes(services));
  app.route('/', administrationRoutes(services, staying));
  if (releases) {
    app.route('/', releaseRoutes(releases, staying));
    app.route('/', backendRoutes(services, releases, options.verifier));
    app.route('/', serverKeyRoutes(releases));
    app.route('/', remoteEventRoutes(releases));
    app.route('/', remoteErrorRoutes(releases));
    app.route('/', vitalRoutes(releases));
  }
  app.route(
    '/',
    healthRoutes({
      readTroubles: options.readTroubles,
      readRegistry: () => readRegistry(options.releases),
      cutOutsBy: options.cutOutsBy ?? 'engine',
    }),
  );
  app.route('/', openapiRoute(app, releases));
  if (options.paymentSandbox) app.route('/', paymentSandboxRoutes(options.paymentSandbox));
  if (options.marketplaceSandbox) app.route('/', mercadoLivreSandboxRoutes(options.marketplaceSandbox));
  if (embedded) app.route('/', embeddedRoutes(embedded, options, rateCounters));
  for (const path of ['/api/*', '/auth/*', '/dev/*', '/webhooks/*', '/metrics'])
    app.all(path, (c) => c.notFound());
  if (pages) app.route('/', pages);
  return app;
}

function embeddedRoutes(
  { auth, inbox, google, operatorKey }: EmbeddedParts,
  { services, verifier }: HttpAppOptions,
  counters: RateCounters,
): OpenAPIHono<AppEnv> {
  const { openSessions, clock } = services;
  const app = newRoutes();
  app.route('/', authRoutes({ project: auth, verifier, openSessions, clock, counters, google }));
  if (operatorKey) app.use('/dev/*', operatorOnly(operatorKey));
  if (inbox) app.route('/', inboxRoutes(inbox, services.mails.render));
  if (google) app.route('/', googleSandboxRoutes(google));
  return app;
}

function warnOfProxy({ logger, warnings }: Pick<Services, 'logger' | 'warnings'>): void {
  warnings.add('proxy_unknown');
  logger.warn('X-Forwarded-For arrives, but TRUSTED_PROXIES is 0: all users share the limits of one address');
}

const readRegistry = (releases: HttpAppOptions['releases']) => ({
  ...(releases?.snapshot.source() ?? { from: 'builds' as const, asOf: null }),
  shell: releases?.shells.live()?.version ?? null,
});

const provideCounters =
  (counters: RateCounters): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    c.set('rateCounters', counters);
    return next();
  };

/** What stands before every route: faults become answers, strangers are refused, and a request is known by its network and user. */
function guardApp(app: OpenAPIHono<AppEnv>, options: HttpAppOptions, rateCounters: RateCounters): void {
  const { services, releases } = options;
  app.onError(createErrorHandler(services.logger));
  app.notFound((c) => answerError(c, 'not_found'));
  app.use(observeRequests(services.logger, services.observer));
  app.use(hardenAnswers(options.publicUrl));
  const hostnames = knownHostnames(options.publicUrl);
  if (options.embedded) app.use(refuseUnknownHosts(hostnames));
  app.use(refuseForeignOrigins(hostnames));
  const noteAddress = noteNetwork(options.trustedProxies ?? 0, () => warnOfProxy(services));
  for (const path of ['/api/*', '/auth/*', '/dev/*'])
    app.use(path, noteAddress, provideCounters(rateCounters));
  guardPersonalRoutes(app, options.verifier, releases && rememberUser(visitorCookies(releases)));
  app.use(changeProfile.getRoutingPath(), limitBody(SMALL_BODY_BYTES));
}
