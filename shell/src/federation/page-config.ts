import type { PageConfig } from '@andromeda/platform/host';

/** The data that the BFF wrote into this page: public configuration and the remotes resolved for this visitor. */
export function readPageConfig(page: Document = document): PageConfig {
  const written = page.getElementById('andromeda-page')?.textContent;
  if (!written) throw new Error('The page carries no configuration.');
  return JSON.parse(written) as PageConfig;
}
