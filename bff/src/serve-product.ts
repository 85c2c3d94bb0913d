import { join } from 'node:path';
import { type Container, createContainer } from './container/container.ts';
import type { OpenMetrics } from './container/open-metrics.ts';
import type { OpenTracing } from './container/open-tracing.ts';
import { demonstrationAccount } from './embedded/demonstration-account.ts';
import type { EmbeddedSupabase } from './embedded/embedded-supabase.ts';
import type { Environment } from './environment.ts';
import { createHttpApp } from './http/http-app.ts';
import { type Listener, listen } from './http/listen.ts';
import { countInRedis, type RateCounters } from './http/rate-counters.ts';
import type { Logger } from './logging/logger.ts';
import { pagesRoutes } from './pages/pages-routes.ts';
import { storybookRoutes } from './pages/storybook-routes.ts';
import type { Observer } from './ports/observer.ts';
import { repositoryRoot } from './repository-root.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { createReadiness, type Readiness } from './system/readiness.ts';
import { stopOnSignals } from './system/stop-on-signals.ts';

/** How long open generations and answers may take to finish once the process was asked to stop. */
const DRAIN_MS = 15_000;

/** What `start.ts` has opened before the rest of the product was loaded. */
export interface OpenedParts {
  environment: Environment;
  logger: Logger;
  observer: Observer;
  /** The embedded project on its way; null where a hosted one serves. */
  embedded: Promise<EmbeddedSupabase> | null;
  listener: Listener;
  /** Lets this one of several processes take connections. */
  open: (() => Promise<void>) | null;
  localUrl: string;
  publicUrl: string;
  tracing: OpenTracing | null;
  metrics: OpenMetrics | null;
}

/** Puts the product together, serves it, and stops it in order on a signal. */
export async function serveProduct(parts: OpenedParts): Promise<void> {
  const { environment, logger, observer, embedded, listener, publicUrl, tracing, metrics } = parts;
  const container = await createContainer(environment, {
    publicUrl,
    localUrl: `http://${loopbackOf(environment.HOST)}:${listener.port}`,
    logger,
    observer,
    embedded,
  });
  const shared = environment.REDIS_URL ? await countInRedis(environment.REDIS_URL, logger) : null;
  const readiness = createReadiness(container.checks, container.services.clock);
  const readRegistry = container.releases.snapshot.source;
  metrics?.showHealth({
    readTroubles: readiness.troubles,
    readRegistry,
    warnings: container.services.warnings,
  });
  const storybook = await serveStorybook(environment, publicUrl);
  listener.serve(
    environment.ROLE === 'worker'
      ? healthRoutes({
          readTroubles: readiness.troubles,
          readRegistry: () => ({ ...readRegistry(), shell: null }),
          cutOutsBy: container.cutOutsBy,
        }).fetch
      : createApp(environment, container, {
          publicUrl,
          readTroubles: readiness.troubles,
          rateCounters: shared?.counters,
          storybookPort: storybook?.port,
        }).fetch,
  );
  await parts.open?.();
  stopOnSignals(async () => {
    logger.info('leaving');
    await container.stopTaking();
    await readiness.leave(environment.STOP_GRACE_SECONDS * 1000);
    void storybook?.close(0);
    await stop(listener, container, logger);
    shared?.close();
    await Promise.all([metrics?.close(), tracing?.close()]);
  }, logger);
  announce(parts.localUrl, container, environment);
}

interface AppParts {
  publicUrl: string;
  readTroubles: Readiness['troubles'];
  rateCounters: RateCounters | undefined;
  storybookPort: number | undefined;
}

function createApp(
  environment: Environment,
  container: Container,
  { publicUrl, readTroubles, rateCounters, storybookPort }: AppParts,
) {
  const { services, releases, verifier, publicConfig, embedded, paymentSandbox, cutOutsBy } = container;
  const { marketplaceSandbox } = container;
  const developmentServers = environment.DEVELOPMENT_SERVERS;
  return createHttpApp({
    services,
    releases,
    verifier,
    publicConfig,
    readTroubles,
    cutOutsBy,
    publicUrl,
    trustedProxies: environment.TRUSTED_PROXIES,
    rateCounters,
    paymentSandbox,
    marketplaceSandbox,
    embedded: embedded && {
      auth: embedded,
      inbox: inboxIsOpen(environment) ? embedded.inbox : null,
      google: environment.embeddedPublic ? null : embedded.google,
      operatorKey: environment.embeddedPublic ? releases.masterToken : null,
    },
    pages: pagesRoutes({
      root: repositoryRoot,
      releases,
      verifier,
      publicConfig,
      storybookPort,
      ...(developmentServers ? { developmentServers } : {}),
    }),
  });
}

/** Storybook for designers on their own machine, on its own port and so its own origin. */
async function serveStorybook(environment: Environment, publicUrl: string): Promise<Listener | null> {
  if (environment.hosted || environment.embeddedPublic || environment.ROLE === 'worker') return null;
  const listener = await listen(0, environment.HOST);
  listener.serve(storybookRoutes(repositoryRoot, publicUrl).fetch);
  return listener;
}

async function stop(listener: Listener, container: Container, logger: Logger): Promise<void> {
  logger.info('stopping');
  // Pages follow their pictures at another process; else these streams would keep this one.
  container.services.orderStreams.stop();
  await Promise.all([container.services.openWork.drain(DRAIN_MS), listener.close(DRAIN_MS + 4000)]);
  await container.close();
  logger.info('stopped');
}

/** On a public address with a mail server, nobody may read everybody's mails. */
function inboxIsOpen({ embeddedPublic, SMTP_URL }: Environment): boolean {
  return !embeddedPublic || SMTP_URL === undefined;
}

function announce(url: string, { embedded }: Container, environment: Environment): void {
  const { embeddedPublic, DATA_DIR } = environment;
  console.log(`ready ${url}`);
  if (embeddedPublic && inboxIsOpen(environment))
    console.log(
      `Emails enviados: ${url}/dev/inbox, com a chave de ${join(DATA_DIR, 'deploy-token')} como senha`,
    );
  if (!embedded || embeddedPublic) return;
  console.log(`Conta de demonstração: ${demonstrationAccount.email} / ${demonstrationAccount.password}`);
  console.log(`Emails enviados: ${url}/dev/inbox`);
  console.log(`Storybook, para designers: ${url}/storybook`);
}

// A server that listens on every address is reached at this machine's own.
function loopbackOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
