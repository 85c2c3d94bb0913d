import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OK, outcomeOf } from '../observation/outcome-of.ts';
import type { ObservedCall, Observer } from '../ports/observer.ts';

/** The context of what runs now. */
export interface Contexts {
  active(): Context;
  within<Result>(context: Context, run: () => Promise<Result>): Promise<Result>;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const propagator = new W3CTraceContextPropagator();

/**
 * A span for each request, and for each call within one. Their names and attributes are words of our code: what users
 * wrote, who they are and what errors say stays out.
 */
export function createTracingObserver(tracer: Tracer, contexts: Contexts): Observer {
  return {
    async request(head, run) {
      const method = METHODS.has(head.method) ? head.method : '_OTHER';
      const carried = head.traceparent === undefined ? {} : { traceparent: head.traceparent };
      const parent = propagator.extract(ROOT_CONTEXT, carried, defaultTextMapGetter);
      const attributes = { 'http.request.method': method, 'andromeda.request_id': head.requestId };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      try {
        const end = await contexts.within(trace.setSpan(parent, span), run);
        span.updateName(`${method} ${end.route}`);
        span.setAttributes({ 'http.route': end.route, 'http.response.status_code': end.status });
        if (end.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return end;
      } finally {
        span.end();
      }
    },
    async watch(call, run, ending) {
      const parent = contexts.active();
      // What no request asked for, such as a timer's work, is no trace.
      if (!trace.getSpan(parent)) return run();
      const { name, kind, attributes } = spanOf(call);
      const span = tracer.startSpan(name, { kind, attributes }, parent);
      let outcome = OK;
      try {
        const answer = await contexts.within(trace.setSpan(parent, span), run);
        outcome = ending?.answered?.(answer) ?? OK;
        return answer;
      } catch (error) {
        outcome = outcomeOf(call, error, ending);
        throw error;
      } finally {
        span.setAttribute('andromeda.outcome', outcome);
        if (outcome !== OK) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    },
    note: () => undefined,
    measure: () => undefined,
    headers() {
      const carried: Record<string, string> = {};
      propagator.inject(contexts.active(), carried, defaultTextMapSetter);
      return carried;
    },
  };
}

function spanOf(call: ObservedCall): { name: string; kind: SpanKind; attributes: Attributes } {
  switch (call.kind) {
    case 'paid_request': {
      const attributes = { 'andromeda.operation': call.operation };
      return { name: `paid request ${call.operation}`, kind: SpanKind.INTERNAL, attributes };
    }
    case 'queue': {
      const attributes = { 'andromeda.queue': call.queue, 'andromeda.queue.place': call.place };
      return { name: `queue ${call.queue}`, kind: SpanKind.INTERNAL, attributes };
    }
    case 'provider': {
      const attributes = { 'andromeda.vendor': call.vendor, 'andromeda.operation': call.operation };
      return { name: `${call.vendor} ${call.operation}`, kind: SpanKind.CLIENT, attributes };
    }
    case 'engine':
      return { name: `engine ${call.stage}`, kind: SpanKind.INTERNAL, attributes: {} };
    case 'database': {
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': call.target };
      return { name: `database ${call.target}`, kind: SpanKind.CLIENT, attributes };
    }
  }
}
