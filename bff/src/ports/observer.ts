import type { Operation } from '../../contract/operations.ts';
import type { TextTool } from '../../contract/texts.ts';

/** The queues in which work waits: pictures to be made, photos to be unpacked. */
export type QueueName = 'pictures' | 'photos' | 'channels';

/** A call that takes time. None of its words comes from a user, because they become labels. */
export type ObservedCall =
  | { kind: 'paid_request'; operation: Operation | TextTool }
  /** The wait for a turn; `place`: how many turns come before it. */
  | { kind: 'queue'; queue: QueueName; place: number }
  | { kind: 'provider'; vendor: string; operation: string }
  | { kind: 'engine'; stage: string }
  | { kind: 'database'; target: string };

/** A word for how a call ended, where `outcomeOf` in `observation/` cannot derive it. */
export interface Ending<Answer> {
  answered?(answer: Answer): string;
  failed?(error: unknown): string;
}

/** Something that happened. `return`: the credit of a picture that its user discarded. */
export type ObservedEvent =
  | { what: 'credit'; currency: 'image' | 'turbo'; entry: 'reserve' | 'commit' | 'release' | 'return' }
  | { what: 'lease_ended'; currency: 'image' | 'turbo'; requests: number }
  | { what: 'spent'; vendor: string; operation: string; costUsd: number }
  | { what: 'session_asked'; known: boolean }
  | { what: 'remote_loaded'; remote: string; version: string; ms: number }
  | { what: 'remote_failed'; remote: string; version: string; why: 'load_failed' | 'render_failed' }
  | { what: 'mail'; outcome: 'sent' | 'delayed' | 'dropped' }
  | { what: 'database_restarted' };

/** A gauge, which is read on request. */
export type ObservedNumber =
  | { what: 'waiting' | 'running'; queue: QueueName }
  | { what: 'open_work' | 'known_sessions' };

export interface RequestHead {
  method: string;
  requestId: string;
  /** The header as the caller sent it, for a trace that began elsewhere. */
  traceparent: string | undefined;
}

/** How a request ended. `route` is the pattern that answered it, never its path. */
export interface RequestEnd {
  route: string;
  status: number;
}

/** Learns what this process does, for the operator. It passes on what a call answers or throws. */
export interface Observer {
  request(head: RequestHead, run: () => Promise<RequestEnd>): Promise<RequestEnd>;
  watch<Answer>(call: ObservedCall, run: () => Promise<Answer>, ending?: Ending<Answer>): Promise<Answer>;
  note(event: ObservedEvent): void;
  measure(number: ObservedNumber, read: () => number): void;
  /** The headers that requests to other machines carry, so that a trace continues there. */
  headers(): Readonly<Record<string, string>>;
}

/** An observer that ignores everything. */
export const unobserved: Observer = {
  request: (_head, run) => run(),
  watch: (_call, run) => run(),
  note: () => undefined,
  measure: () => undefined,
  headers: () => ({}),
};
