import { FakeHost } from '@andromeda/platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { routes } from './routes.tsx';

test.each([
  ['/title-generator', 'Criador de Título'],
  ['/keyword-generator', 'Gerador de Palavras-chave'],
])('%s says honestly that %s comes soon', (address, title) => {
  render(<FakeHost remote={{ routes }} address={address} send={vi.fn<typeof fetch>()} />);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText('Em breve')).toBeTruthy();
});
