import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * JSON lines on standard error; standard output is for the messages of the start. No secret is
 * ever passed to it, and the paths below are a second safeguard. `fields` are added to every line.
 */
export function createLogger(
  level: string,
  destination: DestinationStream = pino.destination(2),
  fields?: () => object,
): Logger {
  return pino(
    {
      level,
      base: null,
      ...(fields && { mixin: fields }),
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['token', '*.token', 'authorization', '*.authorization', 'apikey', '*.apikey'],
    },
    destination,
  );
}
