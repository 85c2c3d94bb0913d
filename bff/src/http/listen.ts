import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { StartupError } from '../embedded/startup-error.ts';
import { answerWhileStarting } from '../pages/starting-page.ts';

type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

/** A listener that takes its port before there is anything to serve: until `serve` it answers 503. */
export interface Listener {
  port: number;
  serve(answer: Answer): void;
  /**
   * Gives the port back, so that connections are refused until the returned function takes it again: a proxy passes a closed port over,
   * whatever the call, while a call that may not be repeated ends at a 503.
   */
  hold(): Promise<() => Promise<void>>;
  /** Accepts no more connections, lets open requests finish for `limitMs`, then cuts them off. */
  close(limitMs: number): Promise<void>;
}

/** The variables that name a listener's address, for a sentence about it. */
interface AddressVariables {
  port: string;
  host: string;
}

/** Takes the port. Rejects with `StartupError` when another process has it. */
export async function listen(
  port: number,
  host: string,
  variables: AddressVariables = { port: 'PORT', host: 'HOST' },
): Promise<Listener> {
  let answer: Answer = answerWhileStarting;
  const server = createAdaptorServer({
    fetch: (request, env) => answer(request, env as HttpBindings),
  }) as Server;
  // A browser or proxy must not reuse a connection that is just closing.
  server.keepAliveTimeout = 65_000;
  const take = (wanted: number) =>
    new Promise<void>((settle, refuse) => {
      const fail = (cause: Error) =>
        refuse(new StartupError(sentenceFor(cause, { port: wanted, host }, variables), { cause }));
      server.once('error', fail);
      server.listen(wanted, host, () => {
        server.off('error', fail);
        settle();
      });
    });
  await take(port);
  const taken = (server.address() as AddressInfo).port;
  return {
    port: taken,
    hold: async () => {
      await new Promise<void>((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      });
      return () => take(taken);
    },
    serve: (next) => {
      answer = next;
    },
    close: async (limitMs) => {
      const closed = new Promise<void>((settle) => server.close(() => settle()));
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      // A connection that was busy at `close` would stay open after its answer.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      await closed;
      clearTimeout(limit);
      clearInterval(idle);
    },
  };
}

function sentenceFor(
  cause: Error,
  { port, host }: { port: number; host: string },
  variables: AddressVariables,
): string {
  const code = 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    return `A porta ${port} já está em uso por outro programa; encerre-o ou escolha outra em ${variables.port}.`;
  }
  if (code === 'EACCES')
    return `Falta permissão para usar a porta ${port}; escolha outra em ${variables.port}.`;
  return `Não é possível escutar em ${host} (${variables.host}), porta ${port} (${variables.port}): ${cause.message}.`;
}
