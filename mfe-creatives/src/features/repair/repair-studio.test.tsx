import { FakeHost } from '@andromeda/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RepairStudio } from './repair-studio.tsx';

/** A worker that has not answered yet. */
class SilentWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

beforeEach(() => void vi.stubGlobal('Worker', SilentWorker));
afterEach(() => sessionStorage.clear());

const sources = {
  photo: {} as ImageBitmap,
  rgb: new Uint8Array(12),
  mask: new Uint8Array(4),
  width: 2,
  height: 2,
  ground: null,
};

/** Opens the repair before a server that answers nothing; the result names what it was asked. */
function openStudio(ground: string | null = null): string[] {
  const asked: string[] = [];
  const element = <RepairStudio id="cactus" sources={{ ...sources, ground }} onKept={() => undefined} />;
  render(
    <FakeHost
      remote={{ routes: [{ path: '/', element }] }}
      address="/"
      send={async (input) => {
        asked.push(new URL(input instanceof Request ? input.url : input, 'http://localhost').pathname);
        return new Promise(() => undefined);
      }}
      user={{ id: 'ana', email: 'ana@example.com', fullName: '' }}
    />,
  );
  return asked;
}

test('a touch on the photo is no gesture of the browser: after a fling it would swallow the tap that keeps the repair', async () => {
  openStudio();
  const canvas = screen.getByRole('application').querySelector('canvas') as HTMLCanvasElement;
  expect(fireEvent.touchStart(canvas)).toBe(false);
});

test('a repair is kept at one press, even before the browser has drawn its exact border', async () => {
  const asked = openStudio();
  const keep = screen.getByRole('button', { name: 'Guardar recorte' });
  expect(keep).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Borda nítida' }));
  await userEvent.click(keep);
  await screen.findByRole('button', { name: 'Guardando...' });
  expect(asked).toContain('/api/images/cactus/repair');
});

test.each([
  ['the colour that it lies on', '#FFEEDD', '#FFEEDD'],
  ['no colour where it lies on none', null, ''],
])('the product after the repair is shown on %s', async (_what, ground, shown) => {
  openStudio(ground);
  await userEvent.click(screen.getByRole('radio', { name: 'Depois' }));
  const stage = screen.getByRole('application');
  expect(stage.dataset.view).toBe('after');
  expect(stage.style.getPropertyValue('--ground')).toBe(shown);
});
