import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBff, generation } from '../../testing/fake-bff.ts';
import { keepBlobs } from '../../testing/keep-blobs.ts';
import { find, NAMES, status, visitBatch } from '../../testing/visit-batch.tsx';
import { createBatchStore } from './batch-store.ts';

keepBlobs();
const store = createBatchStore('user-1');
beforeEach(async () => {
  await store.clear();
});

test('what is in doubt says that it is left out, and is found at one press', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  let made = 0;
  const answer = () =>
    Response.json(generation(made++ === 1 ? { cutOutDoubtful: true, returnable: true } : {}));
  const user = await visitBatch(fakeBff({ answer }), NAMES.slice(0, 2));
  await user.click(await find('Fazer as 2 fotos'));
  await status('1 pronta, 1 a conferir');
  expect(
    screen.getByText('A que falta conferir só entra no ZIP e nos canais depois que você decidir.'),
  ).toBeTruthy();
  await user.click(await find('Ver o que falta conferir'));
  const shown = scroll.mock.contexts.at(-1) as HTMLElement;
  expect(shown.textContent).toContain('Descartar');
  scroll.mockRestore();
  expect(document.activeElement).toBe(shown);
  await user.click(await find('Descartar'));
  await status('1 pronta');
  expect(screen.queryByRole('button', { name: 'Ver o que falta conferir' })).toBeNull();
});
