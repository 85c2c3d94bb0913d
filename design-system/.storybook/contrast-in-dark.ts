import axe from 'axe-core';
import { waitForAnimations } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { applyTheme } from './apply-theme.ts';

interface FinishedStory {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
}

/**
 * Fails a story whose colours lack contrast in the dark theme, with what its play function left on the screen. A theme
 * changes nothing but colour, so that the story need not run again for it. Runs only in the tests.
 */
export async function checkContrastInDark({ globals, parameters }: FinishedStory): Promise<void> {
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || contrastIsOff(parameters.a11y)) return;
  applyTheme('dark');
  try {
    await waitForAnimations();
    axe.reset();
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ failureSummary, html }) => [html, failureSummary])),
    ).toEqual([]);
  } finally {
    applyTheme(globals.theme);
  }
}

/** A story may switch axe, or its rule of contrast, off: both themes follow it. */
function contrastIsOff(a11y: unknown): boolean {
  const { test, config } = (a11y ?? {}) as {
    test?: string;
    config?: { rules?: { id: string; enabled?: boolean }[] };
  };
  return (
    test === 'off' ||
    (config?.rules ?? []).some(({ id, enabled }) => id === 'color-contrast' && enabled === false)
  );
}
