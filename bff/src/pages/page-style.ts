import { type TokenName, tokenDeclarations } from './design-tokens.ts';

const FONTS = [
  ['Inter Variable', 'inter'],
  ['Bricolage Grotesque Variable', 'bricolage-grotesque'],
].map(
  ([family, file]) =>
    `@font-face{font-family:"${family}";src:url(/fonts/${file}.woff2) format("woff2");font-weight:100 900;font-display:swap}`,
);

const ALWAYS: readonly TokenName[] = [
  '--accent-text',
  '--bg',
  '--font-display',
  '--font-text',
  '--galaxy-arm',
  '--galaxy-head',
  '--galaxy-tail',
  '--line',
  '--spark',
  '--step-0',
  '--step-3',
  '--text',
  '--text-soft',
];

/** The base styles of the server's own pages: the product's tokens (the usual ones and `names`), type and links. */
export const pageStyle = (names: readonly TokenName[]) =>
  `${FONTS.join('\n')}\n${pageStyleWithoutFonts(names)}`;

/** The same for pages that cannot fetch fonts. */
export function pageStyleWithoutFonts(names: readonly TokenName[]): string {
  return `${tokenDeclarations([...ALWAYS, ...names])}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:var(--step-0)/1.5 var(--font-text);-webkit-font-smoothing:antialiased}
h1,h2{margin:0;font-family:var(--font-display);letter-spacing:-.02em;line-height:1.15;text-wrap:balance}
h1{font-size:var(--step-3)}
p{margin:0;color:var(--text-soft);text-wrap:pretty}
a{color:var(--accent-text)}
:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}
.galaxy{display:block;width:40px;height:30px}`;
}

/** The product's mark, without its name. */
export const galaxyMark = `<svg class="galaxy" viewBox="0 0 64 48" aria-hidden="true"><defs><linearGradient id="arm" x1="4" y1="40" x2="60" y2="6" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="var(--galaxy-tail)"/><stop offset=".52" stop-color="var(--galaxy-arm)"/><stop offset="1" stop-color="var(--galaxy-head)"/></linearGradient></defs><g fill="none" stroke="url(#arm)" stroke-linecap="round" transform="rotate(-24 32 24)"><path d="M58 17.5C63 26 50 37.5 32 37.5 14.5 37.5 3 30 5.5 22 7.2 16.6 13.5 13 21 11.5" stroke-width="5.2"/><path d="M16.5 27.5C16 20 24 15.5 33.5 15.5c8.5 0 14.5 3.6 14.5 8.3 0 3.2-3 5.7-7.3 6.7" stroke-width="3.8"/></g><circle cx="32" cy="24" r="6.4" fill="var(--spark)"/></svg>`;
