import { openMetrics } from './container/open-metrics.ts';
import { openTracing } from './container/open-tracing.ts';
import { startEmbedded } from './container/start-embedded.ts';
import { compileDatabase } from './embedded/database-code.ts';
import { StartupError } from './embedded/startup-error.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { listen } from './http/listen.ts';
import { createLogger } from './logging/logger.ts';
import { joinObservers } from './observation/join-observers.ts';

await start().catch((error: unknown) => {
  console.error(
    error instanceof StartupError
      ? error.message
      : `O Andrômeda não pôde iniciar: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exit(1);
});

/** Opens the port, gives the database's thread its settings, and loads everything else meanwhile. */
async function start(): Promise<void> {
  const environment = readEnvironment();
  const tracing = await openTracing(environment);
  const logger = createLogger(
    environment.LOG_LEVEL ?? defaultLevel(environment),
    undefined,
    tracing?.logFields,
  );
  tracing?.reportTo(logger);
  // The port comes first: a taken port should be reported before the slow part of the start.
  const listener = await listen(environment.PORT, environment.HOST);
  // One of several: the others answer for it until it is ready.
  const open = environment.ROLE === 'web' ? await listener.hold() : null;
  const localUrl = `http://localhost:${listener.port}`;
  const publicUrl = environment.PUBLIC_URL ?? localUrl;
  const metrics = await openMetrics(environment, logger);
  const observer = joinObservers(tracing?.observer, metrics?.observer);
  const embedded = startEmbedded(environment, { publicUrl, logger, observer });
  // The rest keeps this thread busy for a second, in which the database's code, once compiled, could not go over.
  if (embedded && !environment.DATABASE_URL) await compileDatabase().catch(() => undefined);
  const { serveProduct } = await import('./serve-product.ts');
  await serveProduct({
    environment,
    logger,
    observer,
    embedded,
    listener,
    open,
    localUrl,
    publicUrl,
    tracing,
    metrics,
  });
}

// A terminal should stay readable; a collector wants every request.
function defaultLevel({ hosted }: Environment): string {
  return !hosted && process.stderr.isTTY ? 'warn' : 'info';
}
