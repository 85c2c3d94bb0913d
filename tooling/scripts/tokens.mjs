import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportTokens } from '../../design-system/src/foundations/export-tokens.ts';
import { root } from './workspace.mjs';

// `pnpm tokens`: writes the files made from the design tokens: their literal values, then the mails drawn with them.
const foundations = join(root, 'design-system/src/foundations');
const sheet = (/** @type {string} */ name) => readFileSync(join(foundations, name), 'utf8');
const tokens = exportTokens(sheet('primitives.css'), sheet('tokens.css'));
writeFileSync(join(root, 'design-system/tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`);

// Imported only now, because the layout of the mails reads the file just written.
const { hostedTemplates, templatesFolder } = await import('../../bff/src/mail/template-sources.ts');
for (const [name, html] of Object.entries(hostedTemplates)) {
  writeFileSync(join(templatesFolder, `${name}.html`), html);
}
