import { type EmbeddedSupabase, startEmbeddedSupabase } from '../embedded/embedded-supabase.ts';
import type { Environment } from '../environment.ts';
import type { Logger } from '../logging/logger.ts';
import type { Observer } from '../ports/observer.ts';

interface Surroundings {
  /** Where browsers reach the service. */
  publicUrl: string;
  logger: Logger;
  observer?: Observer | undefined;
}

/**
 * Starts the embedded project, unless a hosted one serves. A failure is thrown where the promise is awaited; until then it
 * does not end the process.
 */
export function startEmbedded(
  environment: Environment,
  { publicUrl, logger, observer }: Surroundings,
): Promise<EmbeddedSupabase> | null {
  if (environment.hosted) return null;
  const starting = startEmbeddedSupabase({
    dataDir: environment.DATA_DIR,
    postgresUrl: environment.DATABASE_URL,
    port: environment.EMBEDDED_SUPABASE_PORT,
    siteUrl: publicUrl,
    demonstration: !environment.embeddedPublic,
    sendsMails: environment.SMTP_URL !== undefined,
    onRestart: () => observer?.note({ what: 'database_restarted' }),
    logger,
  });
  starting.catch(() => undefined);
  return starting;
}
