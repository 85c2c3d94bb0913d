import { FakeHost } from '@andromeda/platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';

test('the assistant greets, and its field stays closed until it can answer', () => {
  render(<FakeHost remote={{ routes }} address="/assistant" send={vi.fn<typeof fetch>()} />);
  expect(screen.getByText('Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?')).toBeTruthy();
  expect(screen.getByLabelText('Sua mensagem')).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveProperty('disabled', true);
});
