import { z } from 'zod';
import { type FakeServer, json, openFakeServer } from '../providers/outside-call/testing/fake-server.ts';

const Attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() }),
});
const Span = z
  .object({
    traceId: z.string(),
    spanId: z.string(),
    parentSpanId: z.string().optional(),
    name: z.string(),
    attributes: z.array(Attribute),
  })
  .transform(({ attributes, ...span }) => ({
    ...span,
    attributes: Object.fromEntries(
      attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
    ),
  }));
const Batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

export type CollectedSpan = z.output<typeof Span>;

/** A collector on loopback that takes traces as JSON. */
export interface TraceCollector extends Pick<FakeServer, 'baseUrl' | 'replies' | 'close'> {
  spans(): CollectedSpan[];
  services(): (string | number | undefined)[];
  /** Everything that came, as it came. */
  text(): string;
}

export async function openTraceCollector(): Promise<TraceCollector> {
  const server = await openFakeServer();
  server.replies.push(json({}));
  const batches = () => server.seen.map(({ body }) => Batch.parse(JSON.parse(body.toString('utf8'))));
  const resources = () => batches().flatMap(({ resourceSpans }) => resourceSpans);
  return {
    ...server,
    spans: () => resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    services: () =>
      resources().flatMap(({ resource }) =>
        resource.attributes.flatMap(({ key, value }) => (key === 'service.name' ? [value.stringValue] : [])),
      ),
    text: () => server.seen.map(({ call, body }) => `${call}\n${body.toString('utf8')}`).join('\n'),
  };
}
