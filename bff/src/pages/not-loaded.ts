import tokens from '@andromeda/design-system/tokens.json' with { type: 'json' };
import type { TokenName } from './design-tokens.ts';

/** How long a page may stay without its application before it says so. */
const SECONDS = 8;

const { light } = tokens;
const dark: Partial<Record<TokenName, string>> = tokens.dark;
const color = (name: TokenName) => `light-dark(${light[name]},${dark[name] ?? light[name]})`;

/**
 * The style of {@link notLoaded}, which works without a script and without any other file. It shows the notice where the
 * place of the application is still empty, or shows only the drawing of a screen, after 8 s.
 */
export const notLoadedStyle = `.not-loaded{display:none}
body:has(>#root:empty,>#root>[inert]) .not-loaded{position:fixed;inset:0;display:grid;place-content:center;gap:${light['--space-4']};padding:${light['--space-5']};justify-items:center;text-align:center;visibility:hidden;animation:not-loaded 0s ${SECONDS}s forwards;color-scheme:light dark;background:${color('--bg')};color:${color('--text')};font:${light['--step-0']}/1.5 ${light['--font-text']}}
body:has(>#root>[inert]) .not-loaded{inset:auto 0 0;border-top:1px solid ${color('--line')}}
:root[data-theme=light] .not-loaded{color-scheme:light!important}
:root[data-theme=dark] .not-loaded{color-scheme:dark!important}
.not-loaded p{margin:0;max-width:40ch;text-wrap:balance}
.not-loaded a{display:inline-flex;align-items:center;min-height:${light['--control-m']};padding:0 ${light['--space-4-5']};border-radius:${light['--radius-m']};background:${color('--accent')};color:${color('--on-accent')};font-weight:600;text-decoration:none}
@keyframes not-loaded{to{visibility:visible}}
.not-loaded img{position:fixed;top:0;left:-9999vw;width:1px;height:1px;animation:not-started 0s ${SECONDS}s forwards}
@keyframes not-started{to{left:0}}`;

/**
 * What a page says where its application does not come, as when its files are gone or the connection is. Its picture tells the server
 * then that this shell did not start, without a script: it is far outside the page until 8 s have passed, and browsers ask for a lazy picture
 * only when it comes near. `shell` is the version of the page's shell.
 */
export const notLoaded = (shell: string) =>
  `<div class="not-loaded" role="alert"><p>A Andrômeda ainda não carregou. Verifique sua internet e recarregue a página.</p><a href="">Recarregar</a><img src="/api/shell-misses/${shell}" alt="" loading="lazy"></div>`;
