import { FakeHost } from '@andromeda/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { fakeLibrary, picture } from '../../testing/fake-library.ts';

test.each([
  [
    'trainedAlgorithmicMedia',
    'Imagem criada por IA generativa.',
    /^Os arquivos de “Preparar para…” levam esta informação .*como pedem os canais/,
  ],
  ['algorithmicallyEnhanced', /^Foto editada por um programa/, /Local e aparelho da foto não vão junto/],
] as const)('the details of a picture say what was done: %s', async (sourceType, words, file) => {
  const image = { ...picture(1), sourceType, repaired: true };
  render(<FakeHost remote={{ routes }} address="/library" send={fakeLibrary([image]).send} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Tela cheia' }));
  await user.click(screen.getByRole('button', { name: 'O que foi feito nesta imagem' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Alteração de Fundo, em 20 de novembro de 2026')).toBeTruthy();
  expect(screen.getByText('Recorte corrigido à mão')).toBeTruthy();
  expect(screen.getByText(file)).toBeTruthy();
});

test('of an old picture the details say that nothing is known', async () => {
  const image = { ...picture(1), sourceType: null };
  render(<FakeHost remote={{ routes }} address="/library" send={fakeLibrary([image]).send} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Tela cheia' }));
  await user.click(screen.getByRole('button', { name: 'O que foi feito nesta imagem' }));
  expect(await screen.findByText('Esta imagem é antiga: não há registro de como foi feita.')).toBeTruthy();
  expect(screen.queryByText(/IPTC/)).toBeNull();
});
