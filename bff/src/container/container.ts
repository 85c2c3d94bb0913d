import type { PublicConfig } from '../../contract/page-config.ts';
import { EMBEDDED_ISSUER } from '../auth/embedded-issuer.ts';
import { createSessionVerifier } from '../auth/open-sessions.ts';
import { rememberTokens } from '../auth/remember-tokens.ts';
import { createTokenVerifier } from '../auth/token-verifier.ts';
import type { EmbeddedSupabase } from '../embedded/embedded-supabase.ts';
import type { Environment, HostedProject } from '../environment.ts';
import type { Logger } from '../logging/logger.ts';
import { type Observer, unobserved } from '../ports/observer.ts';
import type { TokenVerifier } from '../ports/user.ts';
import type { MercadoLivreSandbox } from '../providers/local/mercado-livre/mercado-livre-sandbox.ts';
import type { PaymentSandbox } from '../providers/local/payments/payment-sandbox.ts';
import { releaseAllOpenRequests } from '../services/paid-request/release-expired-requests.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import type { Services } from '../services/services.ts';
import type { createReadiness } from '../system/readiness.ts';
import { chooseImages } from './choose-images.ts';
import { chooseMarketplace } from './choose-marketplace.ts';
import { choosePayments } from './choose-payments.ts';
import { choosePush } from './choose-push.ts';
import { createServices } from './create-services.ts';
import { grantAdmins } from './grant-admins.ts';
import { openMails } from './open-mails.ts';
import { openOrderEvents } from './open-order-events.ts';
import { openRegistry } from './open-registry.ts';
import { privacyContact } from './privacy-contact.ts';
import { startBackgroundWork } from './start-background-work.ts';

/** The whole backend, put together. */
export interface Container {
  services: Services;
  releases: ReleaseServices;
  verifier: TokenVerifier;
  publicConfig: PublicConfig;
  /** The embedded project, when no hosted one was named. */
  embedded: EmbeddedSupabase | null;
  /** The payment sandbox of the embedded mode. */
  paymentSandbox: PaymentSandbox | null;
  /** The played Mercado Livre, where it was asked for. */
  marketplaceSandbox: MercadoLivreSandbox | null;
  /** Whether the database answers, and whether there is room; checks of `createReadiness`. */
  checks: Parameters<typeof createReadiness>[0];
  /** What cuts products out. */
  cutOutsBy: string;
  /** Takes no more orders from the durable queue. */
  stopTaking(): Promise<void>;
  /** Ends everything that it started. The caller drains open generations first. */
  close(): Promise<void>;
}

export interface ContainerOptions {
  /** Where browsers reach the service. */
  publicUrl: string;
  /** Where this process itself answers, for what runs beside it. */
  localUrl: string;
  logger: Logger;
  observer?: Observer | undefined;
  /** The embedded project on its way (`startEmbedded`); null where a hosted one serves. */
  embedded: Promise<EmbeddedSupabase> | null;
}

const NO_IMAGE = '00000000-0000-0000-0000-000000000000';

/** Starts what the services need and puts it together; only this folder names implementations. */
export async function createContainer(
  environment: Environment,
  options: ContainerOptions,
): Promise<Container> {
  const { logger, publicUrl, localUrl, observer = unobserved } = options;
  const images = await chooseImages(environment, logger, observer);
  const embedded = await options.embedded;
  const project = environment.hosted ?? embedded;
  if (!project) throw new Error('There is neither a hosted nor an embedded project.');
  const chosen = choosePayments(
    environment,
    { publicUrl, webhookUrl: `${localUrl}/webhooks/stripe` },
    observer,
  );
  const { mails, stop: stopMails } = await openMails(environment, project, {
    publicUrl,
    embedded,
    logger,
    observer,
  });
  const { payments } = chosen;
  const { events: orderEvents, close: closeOrderEvents } = await openOrderEvents(environment, logger);
  const { secretKey } = project;
  const shops = chooseMarketplace(environment, { publicUrl, localUrl, secretKey }, observer);
  const webPush = choosePush(environment, { publicUrl, secretKey });
  const chosenParts = { images, payments, mails, orderEvents, marketplace: shops.marketplace, webPush };
  const services = createServices(environment, project, chosenParts, { logger, observer });
  const laterAdmins = await grantAdmins(services, environment.ADMIN_EMAILS ?? []);
  // Over a PostgreSQL server other nodes may still be working on some; these end with their lease.
  if (embedded && !environment.DATABASE_URL) await releaseAllOpenRequests(services);
  const registry = await openRegistry(environment, project, services, publicUrl);
  const background = await startBackgroundWork(environment, embedded, services, images.atOnce);
  return {
    services,
    releases: registry.releases,
    embedded,
    paymentSandbox: chosen.sandbox,
    marketplaceSandbox: shops.sandbox,
    verifier: verifierOf(services, verificationOf(embedded, project)),
    publicConfig: {
      ...configOfProject(environment, embedded ? { ...project, url: publicUrl } : project),
      textsByRules: services.assistant.demonstration,
      checkoutOrigins: chosen.checkoutOrigins,
      ...(shops.marketplace && { connectable: ['mercado_livre'] }),
      ...(webPush && { pushKey: webPush.publicKey }),
    },
    cutOutsBy: images.cutOutsBy,
    checks: {
      database: () => services.library.pathOf(NO_IMAGE),
      storage: services.storageRoom.isLeft,
    },
    stopTaking: background.stopTaking,
    async close() {
      await background.close();
      await laterAdmins?.stop();
      await stopMails();
      await registry.close();
      closeOrderEvents();
      await images.close();
      await embedded?.close();
    },
  };
}

function configOfProject(environment: Environment, { url, publishableKey }: HostedProject) {
  return {
    supabaseUrl: url,
    supabasePublishableKey: publishableKey,
    embedded: environment.hosted === null && !environment.embeddedPublic,
    loginUrl: environment.LOGIN_URL,
    privacy: privacyContact(environment),
  };
}

function verifierOf({ openSessions }: Services, verification: ReturnType<typeof verificationOf>) {
  return createSessionVerifier(rememberTokens(createTokenVerifier(verification)), openSessions);
}

function verificationOf(embedded: EmbeddedSupabase | null, { url }: HostedProject) {
  if (embedded) return { key: { secret: embedded.jwtSecret }, issuer: EMBEDDED_ISSUER };
  return { key: { jwks: `${url}/auth/v1/.well-known/jwks.json` }, issuer: `${url}/auth/v1` };
}
