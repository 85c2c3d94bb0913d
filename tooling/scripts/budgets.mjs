import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The kB gzip of each part of an app, or of each page, by the name of the app. @typedef {Record<string, Record<string, number>>} Budgets */

/**
 * How budgets grow: they are written for `counted` image tools, and every tool beyond them adds `each further`.
 * @typedef {{ counted: number, 'each further': Budgets }} Growth
 */

/** tooling/budgets.json as it is written. @returns {{ growth: Growth, budgets: Budgets }} */
export function writtenBudgets() {
  const text = readFileSync(join(root, 'tooling/budgets.json'), 'utf8');
  const { 'image tools': growth, ...budgets } = JSON.parse(text);
  return { growth, budgets };
}

/**
 * The budgets for so many image tools: a new tool needs no new budget.
 * @param {number} tools
 */
export function budgetsFor(tools, { growth, budgets } = writtenBudgets()) {
  const further = tools - growth.counted;
  return Object.fromEntries(
    Object.entries(budgets).map(([name, budget]) => {
      const more = growth['each further'][name] ?? {};
      const parts = Object.entries(budget).map(([part, limit]) => [
        part,
        tenths(limit + further * (more[part] ?? 0)),
      ]);
      return /** @type {[string, Record<string, number>]} */ ([name, Object.fromEntries(parts)]);
    }),
  );
}

const tenths = (/** @type {number} */ kB) => Math.round(kB * 10) / 10;
