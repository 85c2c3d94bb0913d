import { type TokenName, tokenValue } from './design-tokens.ts';
import type { StorybookState } from './storybook-state.ts';

/** How often a page of the former Storybook asks for the newer one. */
const ASK_SECONDS = 3;

const SENTENCES = {
  building:
    'Uma versão mais nova do Storybook está sendo construída; esta é a anterior. A nova abre aqui sozinha.',
  failed:
    'A versão mais nova do Storybook não pôde ser construída; esta é a anterior. O motivo está no terminal de npm start.',
} as const;

// Storybook's own frame is light in both themes and fills the window, on phones with a bar at the foot: the line floats below
// the upper bar, changes no layout and lets every press through.
const v = (name: TokenName) => tokenValue(name);
const style = `.storybook-notice{position:fixed;z-index:${v('--layer-notice')};inset:${v('--space-7')} ${v('--space-3')} auto;width:fit-content;margin:0 auto;padding:${v('--space-1-5')} ${v('--space-4')};border:1px solid ${v('--warning')};border-radius:${v('--radius-m')};background:${v('--warning-bg')};color:${v('--text')};font:${v('--step--1')}/1.4 ${v('--font-text')};text-align:center;text-wrap:balance;pointer-events:none}`;

const script = `const ask=async()=>{const answer=await fetch('/storybook/build-state.json',{cache:'no-store'}).catch(()=>null);
if(!answer?.ok||(await answer.json()).state==='building')setTimeout(ask,${ASK_SECONDS * 1000});else location.reload()};
setTimeout(ask,${ASK_SECONDS * 1000});`;

/** The page of a Storybook that is not the newest, with a line that says so; while the newest is built, it waits for it. */
export function withNotice(html: string, state: Exclude<StorybookState, 'ready'>): string {
  const notice = `<style>${style}</style><p class="storybook-notice" role="status">${SENTENCES[state]}</p>`;
  const waiting = state === 'building' ? `<script>${script}</script>` : '';
  return html.replace('</body>', () => `${notice}${waiting}</body>`);
}
