import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ActionBar } from '../navigation/action-bar.tsx';
import { draw } from '../testing/draw.ts';
import { Snackbar } from './announcement.tsx';

const snackbar = () => page.getByRole('status').element().getBoundingClientRect();
const button = () => page.getByRole('button').element().getBoundingClientRect();
const fromBottom = ({ bottom }: DOMRect) => Math.round(window.innerHeight - bottom);

test('a snackbar stays clear of a screen’s button, and comes down when that is elsewhere', async () => {
  await page.viewport(1200, 700);
  draw(
    <div style={{ height: 2000 }}>
      <div style={{ height: 1000 }}>
        <div style={{ height: 940 }} />
        <ActionBar style={{ position: 'sticky', bottom: 0, justifyContent: 'center' }}>
          <button type="button" style={{ height: 60 }}>
            Alterar Fundo
          </button>
        </ActionBar>
      </div>
      <Snackbar tone="success" style={{ animation: 'none' }}>
        Imagem salva com sucesso na sua biblioteca!
      </Snackbar>
    </div>,
  );
  await expect.element(page.getByRole('button')).toBeInViewport();
  await expect.poll(() => snackbar().bottom).toBeLessThan(button().top);
  window.scrollTo(0, 1200);
  await expect.poll(() => fromBottom(snackbar())).toBe(16);
  window.scrollTo(0, 0);
  await expect.poll(() => snackbar().bottom).toBeLessThan(button().top);
});
