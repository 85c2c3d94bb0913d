import { Counter, type Registry } from '@prometheus-io/client';
import type { ObservedEvent, Observer } from '../ports/observer.ts';
import { remoteMetrics } from './remote-metrics.ts';

/** Credits, money, sessions, remotes, mails and restarts, as they happen. */
export function eventMetrics(registry: Registry): Observer['note'] {
  const notes = [
    creditMetrics(registry),
    costMetrics(registry),
    sessionMetrics(registry),
    restartMetrics(registry),
    mailMetrics(registry),
    remoteMetrics(registry),
  ];
  return (event) => {
    for (const note of notes) note(event);
  };
}

type Note = (event: ObservedEvent) => void;

function creditMetrics(registry: Registry): Note {
  const registers = [registry];
  const credits = new Counter({
    name: 'andromeda_credits_total',
    help: 'Credits that this process reserved, made final (commit), gave back (release) or returned for a discarded picture.',
    labelNames: ['currency', 'entry'],
    registers,
  });
  const expired = new Counter({
    name: 'andromeda_paid_requests_expired_total',
    help: 'Requests whose credit came back because their lease ended: nobody finished them.',
    labelNames: ['currency'],
    registers,
  });
  return (event) => {
    if (event.what === 'credit') credits.inc({ currency: event.currency, entry: event.entry });
    if (event.what === 'lease_ended') expired.inc({ currency: event.currency }, event.requests);
  };
}

function costMetrics(registry: Registry): Note {
  const cost = new Counter({
    name: 'andromeda_provider_cost_usd_total',
    help: 'US dollars that calls of providers cost, by the configured prices.',
    labelNames: ['vendor', 'operation'],
    registers: [registry],
  });
  return (event) => {
    if (event.what === 'spent') cost.inc({ vendor: event.vendor, operation: event.operation }, event.costUsd);
  };
}

function sessionMetrics(registry: Registry): Note {
  const asked = new Counter({
    name: 'andromeda_session_lookups_total',
    help: 'Signed-in requests whose session was remembered (hit), or asked for at the database (miss).',
    labelNames: ['result'],
    registers: [registry],
  });
  return (event) => {
    if (event.what === 'session_asked') asked.inc({ result: event.known ? 'hit' : 'miss' });
  };
}

function mailMetrics(registry: Registry): Note {
  const mails = new Counter({
    name: 'andromeda_mails_total',
    help: 'Attempts to send a mail that the server took (sent) or did not take (delayed), and mails that were given up (dropped).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return (event) => {
    if (event.what === 'mail') mails.inc({ outcome: event.outcome });
  };
}

function restartMetrics(registry: Registry): Note {
  const restarts = new Counter({
    name: 'andromeda_database_restarts_total',
    help: 'Times that the embedded database ended or hung, and was started again.',
    registers: [registry],
  });
  return (event) => {
    if (event.what === 'database_restarted') restarts.inc();
  };
}
