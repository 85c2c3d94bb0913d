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
  await new Promise<void>((settle, refuse) => {
    server.once('error', (cause) =>
      refuse(new StartupError(sentenceFor(cause, { port, host }, variables), { cause })),
    );
    server.listen(port, host, settle);
  });
  return {
    port: (server.address() as AddressInfo).port,
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
