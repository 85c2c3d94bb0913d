import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from './create-metrics.ts';

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url)), 'utf8');

const Dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      type: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
    }),
  ),
  templating: z.object({ list: z.array(z.object({ name: z.string(), query: z.string() })) }),
});
const Alerts = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string().regex(/^Andromeda[A-Z]/),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ meaning: z.string(), action: z.string() }),
        }),
      ),
    }),
  ),
});

const { panels, templating } = Dashboard.parse(JSON.parse(read('grafana-dashboard.json')));
const rules = Alerts.parse(parse(read('alerts.yml'))).groups.flatMap((group) => group.rules);
const queries = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => ({
    name: `${title}: ${legendFormat}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
    shown: [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label),
  })),
);
const all = [...queries, ...rules.map(({ alert, expr }) => ({ name: alert, expr, shown: [] as string[] }))];

/** The labels of each series that can be queried. Prometheus itself adds two, and `up`. */
const OF_PROMETHEUS = ['instance', 'job'];
function knownSeries() {
  const { registry, showHealth } = createMetrics();
  showHealth({
    readTroubles: async () => [],
    readRegistry: () => ({ from: 'builds', asOf: null }),
    warnings: new Set(),
  });
  const series = new Map([['up', OF_PROMETHEUS]]);
  for (const metric of registry.getMetricsAsArray()) {
    const own =
      'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : [];
    const labels = [...own, ...OF_PROMETHEUS];
    if (metric.type !== 'histogram') series.set(metric.name, labels);
    else
      for (const part of ['bucket', 'sum', 'count'])
        series.set(`${metric.name}_${part}`, part === 'bucket' ? [...labels, 'le'] : labels);
  }
  return series;
}
const series = knownSeries();

/** The series of a query, and every label that it selects or groups by. */
function namesIn(expr: string) {
  const found = { broken: false, series: [] as string[], labels: [] as string[] };
  const look = (node: SyntaxNode) => {
    const text = expr.slice(node.from, node.to);
    if (node.type.isError) found.broken = true;
    if (node.name === 'Identifier' && node.parent?.name === 'VectorSelector') found.series.push(text);
    if (node.name === 'LabelName') found.labels.push(text);
    for (let child = node.firstChild; child; child = child.nextSibling) look(child);
  };
  look(parser.parse(expr).topNode);
  return found;
}

test('Prometheus can parse every query of the examples', () => {
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter(({ expr }) => namesIn(expr).broken).map(({ name }) => name)).toEqual([]);
});

test('the dashboard and the alerts use only existing metrics and labels', () => {
  for (const { name, expr, shown } of all) {
    const asked = namesIn(expr);
    expect(asked.series, name).not.toEqual([]);
    expect(
      asked.series.filter((one) => !series.has(one)),
      name,
    ).toEqual([]);
    const labels = asked.series.flatMap((one) => series.get(one) ?? []);
    expect(
      [...asked.labels, ...shown].filter((label) => !labels.includes(label)),
      name,
    ).toEqual([]);
  }
  const [, asked = '', label = ''] =
    /label_values\((\w+), (\w+)\)/.exec(
      templating.list.find(({ name }) => name === 'instance')?.query ?? '',
    ) ?? [];
  expect(series.get(asked)).toContain(label);
});

test('every one of our metrics is on the dashboard', () => {
  const drawn = new Set(queries.flatMap(({ expr }) => namesIn(expr).series));
  const ours = [...series.keys()].filter((name) => name.startsWith('andromeda_'));
  const base = (name: string) => name.replace(/_(bucket|sum|count)$/, '');
  const bases = new Set([...drawn].map(base));
  expect(ours.filter((name) => !bases.has(base(name)))).toEqual([]);
});

test('every alert says once, in a sentence, what it means and what to do', () => {
  for (const { alert, annotations } of rules)
    for (const sentence of Object.values(annotations)) expect(sentence, alert).toMatch(/^[A-Z].{20,}\.$/);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
