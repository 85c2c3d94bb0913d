import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';

const page = readFileSync(fileURLToPath(new URL('../../../docs/metrics.md', import.meta.url)), 'utf8');
const documented = [...page.matchAll(/^\| `(\w+)` \| (\w+) \|([^|]*)\| ([^|]+) \|$/gm)].map(
  ([, name, type, labels = '']) => `${name} ${type} ${[...labels.matchAll(/\w+/g)].map(([label]) => label)}`,
);

const { registry, showHealth } = createMetrics();
showHealth({
  readTroubles: async () => [],
  readRegistry: () => ({ from: 'builds', asOf: null }),
  warnings: new Set(),
});
const metrics = registry.getMetricsAsArray();
// The client does not expose the names of labels.
const labelsOf = (metric: object) => ('labelNames' in metric ? String(metric.labelNames) : '');
const exported = metrics.map((metric) => `${metric.name} ${metric.type} ${labelsOf(metric)}`);

test('docs/metrics.md describes every exported metric, with its type and labels', () => {
  expect(exported.filter((metric) => !documented.includes(metric))).toEqual([]);
});

test('docs/metrics.md describes only exported metrics', () => {
  // Some process metrics exist only on Linux.
  const ours = documented.filter((metric) => metric.startsWith('andromeda_'));
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.filter((metric) => !exported.includes(metric))).toEqual([]);
});

test('every metric has a help text, a unit in its name where it has one, and _total where it only grows', () => {
  for (const { name, help, type } of metrics) {
    expect(help, name).toMatch(/\S{3,}/);
    expect(name, name).not.toMatch(/_(ms|milliseconds|minutes|kb|mb)(_|$)/);
    if (type === 'counter') expect(name).toMatch(/_total$/);
  }
});
