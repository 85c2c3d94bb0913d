import { apps } from '../scripts/workspace.mjs';
import { COLOURS } from './colours.mjs';

/** @import { Arrow } from './rooms.mjs' */

/** @typedef {{ x: number, y: number, width: number, title: string, lines: string[] }} Box */

const HEIGHT = 86;
const remotes = apps().filter((name) => name !== 'shell');

/** Where each room is drawn: the browser above, the server below. @type {Record<string, Box>} */
const BOXES = {
  shell: {
    x: 40,
    y: 70,
    width: 250,
    title: 'shell',
    lines: ['sign-in, menu, credits, notices,', 'loading of remotes'],
  },
  remotes: {
    x: 440,
    y: 70,
    width: 480,
    title: 'remotes',
    lines: [remotes.slice(0, 3).join(' · '), remotes.slice(3).join(' · ')],
  },
  platform: {
    x: 40,
    y: 240,
    width: 330,
    title: 'platform',
    lines: ['what the shell promises every remote:', 'session, credits, router, API client'],
  },
  'design-system': {
    x: 590,
    y: 240,
    width: 330,
    title: 'design-system',
    lines: ['tokens, components, Storybook;', 'knows no product word'],
  },
  contract: {
    x: 40,
    y: 456,
    width: 250,
    title: 'bff/contract',
    lines: ['schemas and routes,', 'kept by both sides'],
  },
  bff: {
    x: 365,
    y: 456,
    width: 250,
    title: 'bff',
    lines: ['API, registry of remotes, pages;', 'Supabase, providers, payments'],
  },
  'image-engine': {
    x: 690,
    y: 406,
    width: 230,
    title: 'image-engine',
    lines: ['the local image engine;', 'knows nothing of the BFF'],
  },
  'text-engine': {
    x: 690,
    y: 506,
    width: 230,
    title: 'text-engine',
    lines: ['the local text engine;', 'knows nothing of the BFF'],
  },
};

/** The arrows in words, for screen readers. @param {Arrow[]} arrows */
export const describe = (arrows) =>
  arrows.map(({ from, to, types }) => `${from} imports ${types ? 'types of ' : ''}${to}`).join('; ');

/** The picture as SVG, in the colours of the reader's theme. @param {Arrow[]} arrows */
export function draw(arrows) {
  const unknown = arrows.flatMap(({ from, to }) => [from, to]).filter((room) => !BOXES[room]);
  if (unknown.length > 0)
    throw new Error(`tooling/architecture/draw.mjs has no place for ${unknown.join(', ')}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640" role="img" font-family="system-ui, sans-serif">
<title>The rooms of Andrômeda and their imports</title>
<desc>${describe(arrows)}</desc>
<style>${COLOURS}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" class="tip"/></marker></defs>
<rect width="960" height="640" rx="16" class="page"/>
<text x="40" y="42" class="zone">In the browser</text>
<path d="M40 388H920" class="border"/>
<text x="40" y="418" class="zone">On the server</text>
${arrows.map(drawArrow).join('\n')}
${drawFederation()}
${Object.values(BOXES).map(drawBox).join('\n')}
<text x="40" y="622" class="note">Drawn from the imports by tooling/architecture. Dotted: types alone. Dashed: loaded at run time by Module Federation.</text>
</svg>
`;
}

/** @param {Box} box */
function drawBox({ x, y, width, title, lines }) {
  const text = lines.map(
    (line, at) => `<text x="${x + 18}" y="${y + 52 + at * 19}" class="line">${line}</text>`,
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="${HEIGHT}" rx="12" class="box"/><text x="${x + 18}" y="${y + 29}" class="title">${title}</text>${text.join('')}`;
}

/** @param {Arrow} arrow */
function drawArrow({ from, to, types }) {
  const [a, b] = [BOXES[from], BOXES[to]];
  if (!a || !b) return '';
  const [start, end] = [edge(a, middle(b)), edge(b, middle(a))];
  return `<path d="M${start}L${end}" class="arrow${types ? ' types' : ''}" marker-end="url(#tip)"/>`;
}

function drawFederation() {
  const { shell, remotes: group } = BOXES;
  if (!shell || !group) return '';
  const y = shell.y + HEIGHT / 2;
  return `<path d="M${shell.x + shell.width} ${y}H${group.x}" class="arrow federation" marker-end="url(#tip)"/>`;
}

/** @param {Box} box */
const middle = ({ x, y, width }) => ({ x: x + width / 2, y: y + HEIGHT / 2 });

/** Where the line from the middle of a box towards a point leaves the box. @param {Box} box @param {{ x: number, y: number }} towards */
function edge(box, towards) {
  const { x, y } = middle(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const part = Math.min(box.width / 2 / Math.abs(dx || 1e-9), HEIGHT / 2 / Math.abs(dy || 1e-9));
  return `${Math.round(x + dx * part)} ${Math.round(y + dy * part)}`;
}
