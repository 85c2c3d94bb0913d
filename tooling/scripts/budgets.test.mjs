import { expect, test } from 'vitest';
import { budgetsFor, writtenBudgets } from './budgets.mjs';

const written = {
  growth: { counted: 5, 'each further': { 'mfe-creatives': { routes: 5 } } },
  budgets: { 'mfe-creatives': { remoteEntry: 6, routes: 79.5 }, 'mfe-library': { routes: 25 } },
};

test('a further image tool widens the budgets of what ships it, and no other', () => {
  expect(budgetsFor(6, written)).toEqual({
    'mfe-creatives': { remoteEntry: 6, routes: 84.5 },
    'mfe-library': { routes: 25 },
  });
});

test('the counted image tools leave every budget as it is written', () => {
  const { growth, budgets } = writtenBudgets();
  expect(budgetsFor(growth.counted)).toEqual(budgets);
});

test('what grows with the image tools has a budget', () => {
  const { growth, budgets } = writtenBudgets();
  for (const [name, parts] of Object.entries(growth['each further']))
    expect(Object.keys(budgets[name] ?? {}), name).toEqual(expect.arrayContaining(Object.keys(parts)));
});
