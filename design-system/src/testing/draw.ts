import '../foundations/foundations.css';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Draws into the test's page and clears it away when the test is over. */
export function draw(element: ReactElement): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return host;
}
