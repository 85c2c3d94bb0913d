import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import { OK, outcomeOf } from '../observation/outcome-of.ts';
import type { ObservedCall, Observer } from '../ports/observer.ts';
import { secondsSince } from './seconds-since.ts';

type NoteEnd = (call: ObservedCall, outcome: string, seconds: number) => void;

/** Metrics of calls that take time, separate for each kind. */
export function callMetrics(registry: Registry): Observer['watch'] {
  const parts = [paidRequestMetrics, queueMetrics, providerMetrics, engineMetrics, databaseMetrics];
  const noteEnds = parts.map((part) => part(registry));
  const open = new Gauge({
    name: 'andromeda_database_calls_open',
    help: 'Calls of the database, its sign-in or its storage that wait for an answer.',
    registers: [registry],
  });
  return async (call, run, ending) => {
    const started = performance.now();
    let outcome = OK;
    if (call.kind === 'database') open.inc();
    try {
      const answer = await run();
      outcome = ending?.answered?.(answer) ?? OK;
      return answer;
    } catch (error) {
      outcome = outcomeOf(call, error, ending);
      throw error;
    } finally {
      if (call.kind === 'database') open.dec();
      for (const noteEnd of noteEnds) noteEnd(call, outcome, secondsSince(started));
    }
  };
}

function paidRequestMetrics(registry: Registry): NoteEnd {
  const registers = [registry];
  const requests = new Counter({
    name: 'andromeda_paid_requests_total',
    help: 'Requests for pictures and texts that ended; outcome is ok or the code of the refusal or failure.',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'andromeda_paid_request_seconds',
    help: 'Seconds from a request to its picture or text, of those that succeeded.',
    labelNames: ['operation'],
    buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160],
    registers,
  });
  return (call, outcome, took) => {
    if (call.kind !== 'paid_request') return;
    const { operation } = call;
    requests.inc({ operation, outcome });
    if (outcome === OK) seconds.observe({ operation }, took);
  };
}

function queueMetrics(registry: Registry): NoteEnd {
  const registers = [registry];
  const place = new Histogram({
    name: 'andromeda_queue_place',
    help: 'Turns of others, and of the same user, that came before a piece of work when it joined.',
    labelNames: ['queue'],
    buckets: [0, 1, 2, 4, 8, 16, 32, 64],
    registers,
  });
  const seconds = new Histogram({
    name: 'andromeda_queue_wait_seconds',
    help: 'Seconds that a piece of work waited for its turn.',
    labelNames: ['queue'],
    buckets: [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
    registers,
  });
  return (call, _outcome, took) => {
    if (call.kind !== 'queue') return;
    place.observe({ queue: call.queue }, call.place);
    seconds.observe({ queue: call.queue }, took);
  };
}

function providerMetrics(registry: Registry): NoteEnd {
  const registers = [registry];
  const calls = new Counter({
    name: 'andromeda_provider_calls_total',
    help: 'Calls of providers; outcome is ok, given_up, or what was wrong.',
    labelNames: ['vendor', 'operation', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'andromeda_provider_call_seconds',
    help: 'Seconds that a call of a provider took, however it ended.',
    labelNames: ['vendor', 'operation'],
    buckets: [0.05, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60],
    registers,
  });
  return (call, outcome, took) => {
    if (call.kind !== 'provider') return;
    const { vendor, operation } = call;
    calls.inc({ vendor, operation, outcome });
    seconds.observe({ vendor, operation }, took);
  };
}

function engineMetrics(registry: Registry): NoteEnd {
  const seconds = new Histogram({
    name: 'andromeda_engine_stage_seconds',
    help: 'Seconds of one stage of the local image engine, its wait for a thread included.',
    labelNames: ['stage'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return (call, _outcome, took) => {
    if (call.kind === 'engine') seconds.observe({ stage: call.stage }, took);
  };
}

function databaseMetrics(registry: Registry): NoteEnd {
  const registers = [registry];
  const calls = new Counter({
    name: 'andromeda_database_calls_total',
    help: 'Calls of a function or table of the database, its sign-in or its storage; outcome is ok, rejected or unavailable.',
    labelNames: ['target', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'andromeda_database_call_seconds',
    help: 'Seconds until the database, its sign-in or its storage answers.',
    labelNames: ['target'],
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 15],
    registers,
  });
  return (call, outcome, took) => {
    if (call.kind !== 'database') return;
    const { target } = call;
    calls.inc({ target, outcome });
    seconds.observe({ target }, took);
  };
}
