import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { photoPath } from '../host/bff-client.ts';
import { type ChatAnswer, type FakeChat, wordsEvent } from '../host/fake-chat.ts';
import { createSeller, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test.use({ served: 'chat' });
test.beforeEach(({ chat, seller }) => {
  expect(seller.email).toBeTruthy();
  chat.asked.length = 0;
});

const failed = 'Desculpe, ocorreu um erro ao gerar a resposta.';
const field = (page: Page) => page.getByLabel('Sua mensagem');
const lastAnswer = (page: Page) => page.getByRole('article', { name: 'Assistente Andrômeda' }).last();

async function ask(page: Page, question: string) {
  await page.goto('/assistant?c=nova');
  await field(page).fill(question);
  await field(page).press('Enter');
}
/** The next answer, which the test controls: it sends `words` and waits. */
function heldAnswer(chat: FakeChat, words: string): Promise<ChatAnswer> {
  return new Promise((settle) => {
    chat.reply = (answer) => {
      answer.say(words);
      settle(answer);
    };
  });
}

test('an answer shows HTML as text, and letters split between chunks stay whole', { tag: '@long' }, async ({
  page,
  chat,
}) => {
  const evil = '<img src="/roubo.png" onerror="window.hit=1"><script>window.hit=2</script> ![x](/roubo.png)';
  chat.reply = async (answer) => {
    const bytes = Buffer.from(wordsEvent(`Promoção de pão, açaí e maçã 🎁. ${evil}`));
    // Cuts every letter of more than one byte in two.
    let from = 0;
    for (const [at, byte] of bytes.entries()) {
      if (byte < 0xc0) continue;
      answer.send(bytes.subarray(from, at + 1));
      from = at + 1;
      await new Promise((settle) => setImmediate(settle));
    }
    answer.send(bytes.subarray(from));
    answer.end();
  };
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await ask(page, 'Oi');
  await expect(lastAnswer(page)).toContainText(
    'Promoção de pão, açaí e maçã 🎁. <img src="/roubo.png" onerror=',
  );
  await expect(lastAnswer(page)).toContainText('<script>window.hit=2</script>');
  await expect(field(page)).toBeEnabled();
  await page.reload();
  await expect(lastAnswer(page)).toContainText('açaí e maçã 🎁. <img');
  expect(await page.locator('article img, article script').count()).toBe(0);
  expect(await page.evaluate('window.hit')).toBeUndefined();
  expect(fetched.filter((url) => url.includes('roubo'))).toEqual([]);
});

test('an error sentence and a toast replace an answer that breaks off, and the seller can ask again', {
  tag: '@long',
}, async ({ page, chat }) => {
  chat.reply = async (answer) => {
    answer.say('Use luz ');
    await expect(lastAnswer(page)).toContainText('Use luz');
    answer.cut();
  };
  await ask(page, 'Fotos?');
  await expect(lastAnswer(page)).toContainText(failed);
  await expect(lastAnswer(page)).not.toContainText('Use luz');
  await expect(page.getByText('Erro ao gerar resposta', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Não foi possível gerar uma resposta no momento. Tente novamente mais tarde.', {
      exact: true,
    }),
  ).toBeVisible();
  await page.reload();
  await expect(lastAnswer(page)).toContainText(failed);
  chat.reply = (answer) => {
    answer.say('Luz natural, de lado.');
    answer.end();
  };
  await page.getByRole('button', { name: 'Responder de novo' }).click();
  await expect(lastAnswer(page)).toContainText('Luz natural, de lado.');
  await expect(page.getByText(failed)).toHaveCount(0);
});

test('stopping an answer stops the provider and keeps the part that had arrived', { tag: '@long' }, async ({
  page,
  chat,
}) => {
  const held = heldAnswer(chat, 'Comece pela luz');
  await ask(page, 'Fotos?');
  const answer = await held;
  await expect(lastAnswer(page)).toContainText('Comece pela luz');
  await expect(field(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Parar resposta' }).click();
  await answer.left;
  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload();
    await expect(lastAnswer(page)).toContainText('Comece pela luz');
    await expect(page.getByText('Resposta interrompida', { exact: true })).toBeVisible();
    await expect(field(page)).toBeEnabled();
  }
});

test('a reload during an answer loses nothing: the page shows the first part, and then the rest', {
  tag: '@long',
}, async ({ page, chat }) => {
  const held = heldAnswer(chat, 'Primeiro a luz');
  await ask(page, 'Fotos?');
  const answer = await held;
  await expect(lastAnswer(page)).toContainText('Primeiro a luz');
  await page.reload();
  await expect(lastAnswer(page)).toContainText('Primeiro a luz');
  await expect(field(page)).toBeDisabled();
  answer.say(', depois o **fundo**');
  await expect(lastAnswer(page).locator('strong')).toHaveText('fundo');
  answer.say('.');
  answer.end();
  await expect(field(page)).toBeEnabled();
  await expect(lastAnswer(page)).toContainText('Primeiro a luz, depois o fundo.');
  expect(chat.asked).toHaveLength(1);
});

test('an answer is completed after the window closes, and appears in the list of another window', {
  tag: '@long',
}, async ({ page, context, chat }) => {
  const held = heldAnswer(chat, 'Some os custos');
  await ask(page, 'Como calcular o preço da caneca?');
  const answer = await held;
  await expect(lastAnswer(page)).toContainText('Some os custos');
  await page.close();
  answer.say(' e a margem.');
  answer.end();
  const later = await context.newPage();
  await later.goto('/assistant');
  await later.getByRole('link', { name: /^Como calcular o preço da caneca\?/ }).click();
  await expect(lastAnswer(later)).toContainText('Some os custos e a margem.');
});

test('a stopping server finishes an answer and keeps it', { tag: '@long' }, async ({
  openDevice,
  chat,
  startServer,
}) => {
  const server = await startServer({ env: chat.env });
  const page = await openDevice(server.url);
  await startSession(page, server.url, await createSeller(server.url));
  const held = heldAnswer(chat, 'Quase ');
  await ask(page, 'Fotos?');
  const answer = await held;
  await expect(lastAnswer(page)).toContainText('Quase');
  const stopped = server.stop();
  answer.say('pronto.');
  answer.end();
  expect(await stopped).toBe(0);
  await startServer({ env: chat.env, dataDir: server.dataDir, port: Number(new URL(server.url).port) });
  await page.reload();
  await expect(lastAnswer(page)).toContainText('Quase pronto.');
});

test('a product photo goes to the provider with the question and stays in the history', {
  tag: '@long',
}, async ({ page, chat }) => {
  chat.reply = (answer) => {
    answer.say('Uma maçã.');
    answer.end();
  };
  await page.goto('/assistant?c=nova');
  await page.locator('input[type=file]').setInputFiles(photoPath('apple.jpg'));
  await expect(page.getByRole('list', { name: 'Foto anexada' })).toBeVisible();
  await field(page).fill('O que é isto?');
  await field(page).press('Enter');
  await expect(lastAnswer(page)).toContainText('Uma maçã.');
  await field(page).fill('E a cor?');
  await field(page).press('Enter');
  await expect.poll(() => chat.asked).toHaveLength(2);
  for (const { messages } of chat.asked)
    expect(messages[1]?.content).toEqual([
      { type: 'text', text: 'O que é isto?' },
      { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/jpeg;base64,/) } },
    ]);
  await page.reload();
  const photo = page.getByRole('img', { name: 'Foto enviada' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(100);
});
