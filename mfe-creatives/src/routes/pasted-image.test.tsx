import { FakeHost } from '@andromeda/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { fakeBff, photo, refusal } from '../testing/fake-bff.ts';

beforeEach(() => sessionStorage.clear());

async function visit(bff = fakeBff()) {
  render(<FakeHost remote={{ routes }} address="/mobile/gerar-imagem" send={bff.send} />);
  await screen.findByText('Cole uma imagem para análise');
  return userEvent.setup();
}

function paste(target: Element = document.body) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = { files: [photo('colada.png')], types: ['Files'] };
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  fireEvent(target, event);
}
const press = (name: string) => screen.getByRole('button', { name });
const PASTED = "Imagem colada com sucesso! Use 'Analisar Imagem' para gerar descrição.";

test('a picture pasted anywhere is shown; discarding it takes its message along', async () => {
  const user = await visit();
  paste();
  expect(screen.getByText('Imagem Colada')).toBeTruthy();
  expect(screen.getByText(PASTED)).toBeTruthy();
  await user.click(press('Descartar imagem colada'));
  expect(screen.queryByText('Imagem Colada')).toBeNull();
  expect(screen.queryByText(PASTED)).toBeNull();
  expect(screen.getByText('Cole uma imagem para análise')).toBeTruthy();
});

test('an analysis puts the picture into words, after what was typed', async () => {
  const user = await visit();
  const prompt = screen.getByLabelText<HTMLTextAreaElement>('Descreva a imagem que deseja gerar:');
  await user.type(prompt, 'minha ideia');
  paste(prompt);
  await user.click(press('Analisar'));
  expect(press('Analisando...')).toHaveProperty('disabled', true);
  expect(await screen.findByText('Imagem analisada! Descrição adicionada ao prompt.')).toBeTruthy();
  expect(prompt.value).toBe('minha ideia\nCaneca azul sobre fundo claro');
});

test('a failing analysis shows a message and keeps the prompt', async () => {
  const user = await visit(fakeBff({ describe: () => refusal('internal_error', 500) }));
  paste();
  await user.click(press('Analisar'));
  expect(await screen.findByText('Erro ao analisar imagem. Tente novamente.')).toBeTruthy();
  expect(screen.getByLabelText('Descreva a imagem que deseja gerar:')).toHaveProperty('value', '');
});

test('without credits nothing can be analysed', async () => {
  await visit(fakeBff({ credits: 0 }));
  paste();
  expect(await screen.findByRole('button', { name: 'Analisar' })).toHaveProperty('disabled', true);
});

test('the messages of an analysis are gone when a generation starts', async () => {
  const user = await visit();
  await user.type(screen.getByLabelText('Descreva a imagem que deseja gerar:'), 'uma caneca');
  paste();
  await user.click(press('Gerar Imagem'));
  expect(screen.queryByText(PASTED)).toBeNull();
  expect(await screen.findByText('Imagem gerada com sucesso!')).toBeTruthy();
  paste();
  expect(await screen.findByText(PASTED)).toBeTruthy();
  await user.click(press('Regenerar Imagem'));
  expect(screen.queryByText(PASTED)).toBeNull();
});
