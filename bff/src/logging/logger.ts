import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * JSON lines on standard error; standard output belongs to the start's own lines. Nothing that opens a door is
 * ever handed to it, and the paths below are a second lock. `fields` are added to every line.
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
