import { FakeHost } from '@andromeda/platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';

function visit(isAdmin: boolean) {
  const profile = { fullName: 'Ana', phone: '', email: 'ana@example.com', isAdmin };
  render(<FakeHost remote={{ routes }} address="/admin" send={async () => Response.json(profile)} />);
}

test('who is no administrator is told so', async () => {
  visit(false);
  expect(await screen.findByText('Você não tem permissão para fazer isso.')).toBeTruthy();
  expect(screen.queryByText('Em breve')).toBeNull();
});

test('an administrator sees no invented figure', async () => {
  visit(true);
  expect(await screen.findByText('Em breve')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\d/);
});
