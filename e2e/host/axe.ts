import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a theme can change: axe's rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds within an element as it is, each rule with its elements; with every rule, or only with those about colour. */
export async function violationsOn(page: Page, rules: 'all' | 'colours', within = 'body'): Promise<string[]> {
  // Once for each document: reading the library takes as long as a small screen takes it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  return page.evaluate(
    async ([values, selector]) => {
      // The page learns of a new theme with its next frame, and draws it in the one after.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      // A colour changes in a transition, however short; until its last frame is drawn, axe would see the old one.
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const { axe: library } = window as unknown as { axe: typeof axe };
      const { violations } = await library.run(selector, {
        resultTypes: ['violations'],
        ...(values ? { runOnly: { type: 'rule', values } } : {}),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    },
    [rules === 'colours' ? COLOUR_RULES : null, within] as const,
  );
}
