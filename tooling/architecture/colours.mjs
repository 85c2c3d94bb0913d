import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';

/** @type {{ light: Record<string, string>, dark: Record<string, string> }} */
const tokens = JSON.parse(readFileSync(join(root, 'design-system/tokens.json'), 'utf8'));

/** @param {Record<string, string>} theme */
const rules = (theme) => `
.page{fill:${theme['--bg']}}.box{fill:${theme['--surface']};stroke:${theme['--line-strong']}}
.title{font-size:17px;font-weight:700;fill:${theme['--accent-text']}}.line{font-size:13.5px;fill:${theme['--text']}}
.zone{font-size:14px;font-weight:700;fill:${theme['--text-soft']}}.note{font-size:12.5px;fill:${theme['--text-soft']}}
.arrow,.border{fill:none;stroke:${theme['--text-soft']};stroke-width:1.5}.tip{fill:${theme['--text-soft']}}`;

/** The style sheet of the picture: the design system's colours, in the theme that the reader's system asks for. */
export const COLOURS = `${rules(tokens.light)}
.border{stroke-dasharray:1 5}.types{stroke-dasharray:2 4}.federation{stroke-dasharray:8 5}
@media (prefers-color-scheme:dark){${rules({ ...tokens.light, ...tokens.dark })}}
`;
