import { FakeHost } from '@andromeda/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';

function visit(address: string) {
  render(<FakeHost remote={{ routes }} address={address} send={vi.fn<typeof fetch>()} />);
}

test('the three plans stand with their prices, and the popular one is marked', () => {
  visit('/plans');
  const cards = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading.closest('li') as HTMLElement));
  const prices = ['R$ 67,90', 'R$ 89,90', 'R$ 129,90'];
  for (const [index, price] of prices.entries()) expect(cards[index]?.getByText(price)).toBeTruthy();
  expect(cards.map((card) => card.queryByText('Mais Popular') !== null)).toEqual([false, true, false]);
});

test('a plan without a price id says Em breve and cannot be bought', () => {
  visit('/plans');
  const buttons = screen.getAllByRole('button', { name: 'Em breve' });
  expect(buttons.map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true, true]);
});

test('/planos leads to the plans', () => {
  visit('/planos');
  expect(screen.getByRole('heading', { name: 'Escolha o plano ideal para o seu negócio' })).toBeTruthy();
});
