import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { BackendFault } from './backend-fault.ts';
import type { BackendAnswer, BackendCall } from './runner/protocol.ts';
import type { ServerAddresses } from './server-addresses.ts';

/** A call on its way to a team's server. */
export type ServerCall = Omit<BackendCall, 'userId'>;

export interface SendLimits {
  callMs: number;
  answerBytes: number;
}

/**
 * Sends one call over a connection of its own to an address that is checked at this moment, without following where the answer
 * leads. Rejects with `BackendFault`: `unreachable`, `too_slow`, `threw` for an answer that is too large or compressed, `abandoned` once
 * `left` has aborted.
 */
export async function sendToServer(
  addresses: Pick<ServerAddresses, 'lookupFor'>,
  target: URL,
  { method, headers, body }: ServerCall,
  { callMs, answerBytes }: SendLimits,
  left: AbortSignal,
): Promise<BackendAnswer> {
  const late = AbortSignal.timeout(callMs);
  try {
    left.throwIfAborted();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = target.protocol === 'https:' ? requestSecure : requestPlain;
      const call = send(target, {
        method,
        headers: { ...Object.fromEntries(headers), ...(body && { 'content-length': body.byteLength }) },
        lookup: addresses.lookupFor(target),
        // A connection that stays open might have been checked long ago.
        agent: false,
        signal: AbortSignal.any([left, late]),
      });
      call.once('response', resolve);
      call.once('error', reject);
      // Without an answer of its own kind, as after a change of protocols.
      call.once('close', () => reject(new Error('the connection was closed')));
      call.end(body ?? undefined);
    });
    return await readAnswer(answer, answerBytes);
  } catch (error) {
    if (error instanceof BackendFault) throw error;
    if (left.aborted) throw new BackendFault('abandoned');
    if (late.aborted) throw new BackendFault('too_slow');
    throw new BackendFault('unreachable', reasonOf(error));
  }
}

async function readAnswer(answer: IncomingMessage, limit: number): Promise<BackendAnswer> {
  const encoding = answer.headers['content-encoding'];
  const tooLarge = () => new BackendFault('threw', `an answer of more than ${limit / 2 ** 20} MB`);
  try {
    if (encoding && encoding !== 'identity')
      throw new BackendFault('threw', 'a compressed answer, which was not asked for');
    if (Number(answer.headers['content-length'] ?? 0) > limit) throw tooLarge();
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limit) throw tooLarge();
      chunks.push(chunk);
    }
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
    return { status: answer.statusCode ?? 0, headers, body: Buffer.concat(chunks) };
  } finally {
    answer.destroy();
  }
}

/** What is known of a connection that failed, without the address that it went to. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code) return `the server was not reached: ${code}`;
  return error instanceof Error ? error.message : 'the server was not reached';
}
