import type { PublicConfig } from '../../contract/page-config.ts';
import { EMBEDDED_ISSUER } from '../auth/embedded-issuer.ts';
import { createSessionVerifier } from '../auth/open-sessions.ts';
import { rememberTokens } from '../auth/remember-tokens.ts';
import { createTokenVerifier } from '../auth/token-verifier.ts';
import { type EmbeddedSupabase, startEmbeddedSupabase } from '../embedded/embedded-supabase.ts';
import type { Environment, HostedProject } from '../environment.ts';
import type { Logger } from '../logging/logger.ts';
import { type Observer, unobserved } from '../ports/observer.ts';
import type { PictureOrders } from '../ports/picture-orders.ts';
import type { TokenVerifier } from '../ports/user.ts';
import type { PaymentSandbox } from '../providers/local/payments/payment-sandbox.ts';
import { deleteDueAccounts } from '../services/account/delete-due-accounts.ts';
import { type OrderWorker, startOrderWorker } from '../services/orders/order-worker.ts';
import { failLateOrders, tidyOrders } from '../services/orders/tidy-orders.ts';
import {
  releaseAllOpenRequests,
  releaseExpiredRequests,
} from '../services/paid-request/release-expired-requests.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import type { Services } from '../services/services.ts';
import type { createReadiness } from '../system/readiness.ts';
import { chooseImages } from './choose-images.ts';
import { choosePayments } from './choose-payments.ts';
import { createServices } from './create-services.ts';
import { keepBackups } from './keep-backups.ts';
import { makeExports } from './make-exports.ts';
import { openMails } from './open-mails.ts';
import { openOrderEvents } from './open-order-events.ts';
import { openRegistry } from './open-registry.ts';
import { privacyContact } from './privacy-contact.ts';
import { repeatEvery } from './repeat-every.ts';

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
}

const RELEASE_EVERY_MS = 10_000;
const TIDY_EVERY_MS = 300_000;
const DELETE_EVERY_MS = 60_000;
const FORGET_COPIES_EVERY_MS = 3_600_000;
const NO_IMAGE = '00000000-0000-0000-0000-000000000000';

/** Starts what the services need and puts it together; only this folder names implementations. */
export async function createContainer(
  environment: Environment,
  options: ContainerOptions,
): Promise<Container> {
  const { logger, publicUrl, localUrl, observer = unobserved } = options;
  const embedded = environment.hosted ? null : await startEmbedded(environment, options);
  const project = environment.hosted ?? embedded;
  if (!project) throw new Error('There is neither a hosted nor an embedded project.');
  const images = await chooseImages(environment, logger, observer);
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
  const chosenParts = { images, payments, mails, orderEvents };
  const services = createServices(environment, project, chosenParts, { logger, observer });
  await grantAdmins(services, environment.ADMIN_EMAILS ?? []);
  // Over a PostgreSQL server other nodes may still be working on some; these end with their lease.
  if (embedded && !environment.DATABASE_URL) await releaseAllOpenRequests(services);
  const registry = await openRegistry(environment, project, services, publicUrl);
  const stopBackups =
    embedded && !environment.DATABASE_URL ? await keepBackups(environment, embedded, services) : null;
  const stopChores = startChores(services);
  const stopExports = makeExports(services);
  const worker = startWorker(environment, services, images.atOnce);
  return {
    services,
    releases: registry.releases,
    embedded,
    paymentSandbox: chosen.sandbox,
    verifier: verifierOf(services, verificationOf(embedded, project)),
    publicConfig: {
      ...configOfProject(environment, embedded ? { ...project, url: publicUrl } : project),
      textsByRules: services.assistant.demonstration,
      checkoutOrigins: chosen.checkoutOrigins,
    },
    cutOutsBy: images.cutOutsBy,
    checks: {
      database: () => services.library.pathOf(NO_IMAGE),
      storage: services.storageRoom.isLeft,
    },
    async stopTaking() {
      await worker?.stop();
    },
    async close() {
      await worker?.stop();
      await stopBackups?.();
      await stopChores();
      await stopExports();
      await stopMails();
      await registry.close();
      closeOrderEvents();
      await images.close();
      await embedded?.close();
    },
  };
}

function startEmbedded(environment: Environment, { publicUrl, logger, observer }: ContainerOptions) {
  return startEmbeddedSupabase({
    dataDir: environment.DATA_DIR,
    postgresUrl: environment.DATABASE_URL,
    port: environment.EMBEDDED_SUPABASE_PORT,
    siteUrl: publicUrl,
    demonstration: !environment.embeddedPublic,
    sendsMails: environment.SMTP_URL !== undefined,
    onRestart: () => observer?.note({ what: 'database_restarted' }),
    logger,
  });
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

/** Starts what is done again and again; the answer ends it. */
function startChores(services: Services): () => Promise<void> {
  const { orders } = services;
  const chores = [
    giveBackExpiredCredits(services),
    deleteAccounts(services),
    forgetOldCopies(services),
    tidyEndedOrders(services),
    ...(orders ? [giveUpLateOrders({ ...services, orders })] : []),
  ];
  return async () => {
    for (const chore of chores) await chore.stop();
  };
}

function giveBackExpiredCredits(services: Services) {
  const failureMessage = 'expired credits were not given back';
  const run = () => releaseExpiredRequests(services);
  return repeatEvery({ everyMs: RELEASE_EVERY_MS, failureMessage, run }, services.logger);
}

/** Makes the pictures of the durable queue, unless other processes do. */
function startWorker({ ROLE }: Environment, services: Services, atOnce: number): OrderWorker | null {
  const { orders } = services;
  return orders && ROLE !== 'web' ? startOrderWorker({ ...services, orders }, { atOnce }) : null;
}

function giveUpLateOrders(services: Services & { orders: PictureOrders }) {
  const failureMessage = 'late orders were not given up';
  const run = () => failLateOrders(services);
  return repeatEvery({ everyMs: RELEASE_EVERY_MS, failureMessage, run }, services.logger);
}

function tidyEndedOrders(services: Services) {
  const failureMessage = 'ended orders were not tidied';
  const run = () => tidyOrders(services);
  return repeatEvery({ everyMs: TIDY_EVERY_MS, failureMessage, run }, services.logger);
}

function deleteAccounts(services: Services) {
  const failureMessage = 'accounts that are due were not deleted';
  const run = async () => {
    await deleteDueAccounts(services);
    await services.accounts.forgetOldPayments(services.clock.now());
  };
  return repeatEvery({ everyMs: DELETE_EVERY_MS, failureMessage, run }, services.logger);
}

function forgetOldCopies({ displayCopies, logger }: Services) {
  const failureMessage = 'old copies of pictures were not forgotten';
  const run = () => displayCopies.forgetOld();
  return repeatEvery({ everyMs: FORGET_COPIES_EVERY_MS, failureMessage, run }, logger);
}

/** The operator names administrators by e-mail; each becomes one at the next start once the account is confirmed. */
async function grantAdmins({ administration, logger }: Services, emails: readonly string[]): Promise<void> {
  for (const email of emails)
    if (!(await administration.grantAdmin(email)))
      logger.warn({ email }, 'ADMIN_EMAILS names an address without a confirmed account');
}

function verifierOf({ openSessions }: Services, verification: ReturnType<typeof verificationOf>) {
  return createSessionVerifier(rememberTokens(createTokenVerifier(verification)), openSessions);
}

function verificationOf(embedded: EmbeddedSupabase | null, { url }: HostedProject) {
  if (embedded) return { key: { secret: embedded.jwtSecret }, issuer: EMBEDDED_ISSUER };
  return { key: { jwks: `${url}/auth/v1/.well-known/jwks.json` }, issuer: `${url}/auth/v1` };
}
