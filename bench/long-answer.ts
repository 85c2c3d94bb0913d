import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { type FakeChat, startFakeChat } from '../e2e/host/fake-chat.ts';
import { createSeller, signIn } from '../e2e/host/seller.ts';
import { type Row, rowOf } from './figures/row.ts';
import { launchBrowser } from './slowed/launch-browser.ts';

const LETTERS = 28_000;
const SLOWED = 4;
const LIMIT_MS = 200;
/** About as a quick model writes. */
const PIECE = 24;
const PIECE_MS = 8;

/** Measures the longest task of the page while 28 kB of Markdown stream in on a CPU slowed down four times, and how soon 'Parar' acts. */
export async function run(): Promise<Row[]> {
  const chat = await startFakeChat();
  const server = await startAndromeda({ env: chat.env });
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await signIn(page, await createSeller(server.url));
    const session = await context.newCDPSession(page);
    const short = await measure(page, session, chat, longMarkdown(300));
    const whole = await measure(page, session, chat, longMarkdown(LETTERS));
    const stop = await stopAfter(page, session, chat, longMarkdown(LETTERS));
    return [
      rowOf('longest task of 28 kB', 'ms', [whole], {
        against: ['an answer of 300 letters', [short]],
        wanted: ['value', 'at most', LIMIT_MS],
      }),
      rowOf(`'Parar' shown, slowed ${SLOWED} times`, 'ms', [stop]),
    ];
  } finally {
    await browser.close();
    await server.dispose();
    await chat.close();
  }
}

/** Paragraphs, lists, tables and quotations, as long answers have them. */
function longMarkdown(letters: number): string {
  const part = (at: number) =>
    `## Passo ${at}\n\nPara **vender mais**, olhe a *capa* e o ~~preço antigo~~ em https://exemplo.com/a_b_${at}.\n\n1. Primeiro\n   - detalhe **um**\n   - detalhe \`dois\`\n2. Segundo\n\n| Marketplace | Letras |\n| --- | --- |\n| Mercado Livre | 60 |\n| Shopee | 120 |\n\n> Uma frase que cita o comprador.\n\n`;
  let text = '';
  for (let at = 1; text.length < letters; at += 1) text += part(at);
  return text.slice(0, letters);
}

/** Begins an answer of these words, which come piece by piece; resolves when the last one was sent. */
function answerWith(chat: FakeChat, words: string): Promise<void> {
  return new Promise((sent) => {
    chat.reply = async (answer) => {
      let gone = false;
      void answer.left.then(() => {
        gone = true;
      });
      for (let from = 0; from < words.length && !gone; from += PIECE) {
        answer.say(words.slice(from, from + PIECE));
        await pause(PIECE_MS);
      }
      if (!gone) answer.end();
      sent();
    };
  });
}

async function ask(page: Page, session: CDPSession) {
  await page.goto('/assistant?c=nova');
  await page.getByLabel('Sua mensagem').fill('Conte tudo');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.getByLabel('Sua mensagem').press('Enter');
}

/**
 * The processor time of the page's longest task in milliseconds, from the first words to the finished answer. The slowing
 * down counts: it is time in which the page answers nothing. Time that other programs use does not.
 */
async function measure(page: Page, session: CDPSession, chat: FakeChat, words: string): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page belongs to no browser');
  const sent = answerWith(chat, words);
  await ask(page, session);
  await page.getByText('Passo 1').first().waitFor();
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await sent;
  await page.getByRole('button', { name: 'Copiar resposta' }).waitFor({ timeout: 120_000 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const events = traceEvents.filter(({ name }) => name === 'RunTask' || name === 'FunctionCall');
  const main = new Set(events.filter(({ name }) => name === 'FunctionCall').map(({ tid }) => tid));
  const tasks = events.filter(({ name, tid }) => name === 'RunTask' && main.has(tid));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** A part of what Chromium prints; times in microseconds, `tdur` of the processor. */
interface TraceEvent {
  name: string;
  tid: number;
  tdur?: number;
}

/** The time from a press of 'Parar' towards the end of an answer until it is shown as stopped. */
async function stopAfter(page: Page, session: CDPSession, chat: FakeChat, words: string): Promise<number> {
  void answerWith(chat, words);
  await ask(page, session);
  await page.getByText('Passo 30').first().waitFor({ timeout: 60_000 });
  const began = performance.now();
  await page.getByRole('button', { name: 'Parar resposta' }).click();
  await page.getByText('Resposta interrompida').waitFor();
  const took = performance.now() - began;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return took;
}
