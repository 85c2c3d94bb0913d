import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../foundations/foundations.css';
import { ColorField } from '../fields/color-field.tsx';
import { AppFrame } from '../layout/app-frame.tsx';
import { ActionBar } from '../navigation/action-bar.tsx';
import { Footer } from '../navigation/footer.tsx';
import { Sidebar } from '../navigation/sidebar.tsx';
import { draw } from '../testing/draw.ts';
import { Snackbar } from './announcement.tsx';
import { clearanceOf, keepClear } from './clearance.ts';
import { Toast, ToastArea } from './toast.tsx';

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

test('a snackbar covers neither what was just made nor the field beside it', async () => {
  await page.viewport(1440, 900);
  draw(
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', paddingTop: 560 }}>
      <ColorField label="Cor do fundo" value="#FFFFFF" onValueChange={() => undefined} />
      <div style={{ paddingTop: 250 }}>
        <div {...keepClear}>
          <button type="button" style={{ width: '100%', height: 48 }}>
            Download
          </button>
        </div>
      </div>
      <Snackbar tone="success">Imagem salva com sucesso na sua biblioteca!</Snackbar>
    </div>,
  );
  const field = () => page.getByRole('group', { name: 'Cor do fundo' }).element().getBoundingClientRect();
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeInViewport();
  await expect.poll(() => snackbar().bottom).toBeLessThan(field().top);
});

test('a toast leaves a screen’s main field free', async () => {
  await page.viewport(390, 844);
  draw(
    <ToastArea>
      <div {...keepClear} style={{ position: 'fixed', bottom: 16, width: '100%', height: 50 }}>
        <textarea aria-label="Sua mensagem" style={{ width: '100%' }} />
      </div>
      <Toast open onOpenChange={() => undefined} tone="error" title="Erro ao gerar resposta" />
    </ToastArea>,
  );
  const toast = () => page.getByRole('listitem').element().getBoundingClientRect();
  const composer = () => page.getByLabelText('Sua mensagem').element().getBoundingClientRect();
  await expect.element(page.getByRole('listitem')).toBeVisible();
  await expect.poll(() => toast().bottom).toBeLessThan(composer().top);
});

test('on a desktop a snackbar stands in the middle of the content, above the footer’s links', async () => {
  await page.viewport(1440, 900);
  draw(
    <>
      <AppFrame
        sidebar={<Sidebar brand="Andrômeda">menu</Sidebar>}
        mobileHeader={null}
        footer={<Footer note="© 2026 Andrômeda" />}
      >
        <h1>Planos</h1>
      </AppFrame>
      <Snackbar tone="info">Esta página estará disponível em breve.</Snackbar>
    </>,
  );
  const content = () => page.getByRole('main').element().getBoundingClientRect();
  const footer = () => page.getByRole('contentinfo').element().getBoundingClientRect();
  const middle = ({ left, right }: DOMRect) => Math.round((left + right) / 2);
  await expect.element(page.getByRole('contentinfo')).toBeInViewport();
  await expect.poll(() => middle(snackbar())).toBe(middle(content()));
  await expect.poll(() => snackbar().bottom).toBeLessThan(footer().top);
});

test('where no place is free, a notice covers a corner of a picture and no button', () => {
  const picture = { left: 0, right: 390, top: 0, bottom: 600 };
  const button = { left: 0, right: 390, top: 640, bottom: 700 };
  const notice = { left: 16, right: 374, top: 644, bottom: 700 };
  expect(clearanceOf(notice, [picture, button])).toMatchObject({ lift: notice.bottom - button.top + 12 });
});

test('a snackbar goes aside where a picture that was just made fills the window from top to bottom', async () => {
  await page.viewport(1440, 900);
  draw(
    <>
      <div {...keepClear} style={{ position: 'fixed', inset: '60px 40px 20px 720px' }}>
        <img alt="Fundo alterado" style={{ width: '100%', height: '100%' }} />
      </div>
      <Snackbar tone="success">Imagem salva com sucesso na sua biblioteca!</Snackbar>
    </>,
  );
  await expect.element(page.getByRole('status')).toBeVisible();
  await expect.poll(() => Math.round(snackbar().right)).toBeLessThan(720);
  await expect.poll(() => fromBottom(snackbar())).toBe(16);
});

test('a snackbar stays where it is while something is pressed, so that it does not slide beneath the finger', async () => {
  await page.viewport(390, 844);
  draw(
    <div style={{ height: 2400, paddingTop: 1000 }}>
      <div {...keepClear}>
        <button type="button">Download</button>
      </div>
      <Snackbar tone="success" style={{ animation: 'none' }}>
        Imagem salva com sucesso na sua biblioteca!
      </Snackbar>
    </div>,
  );
  await expect.poll(() => fromBottom(snackbar())).toBe(16);
  window.dispatchEvent(new PointerEvent('pointerdown'));
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, 230);
  await scrolled;
  expect(fromBottom(snackbar())).toBe(16);
  window.dispatchEvent(new PointerEvent('pointerup'));
  await expect.poll(() => snackbar().bottom).toBeLessThan(button().top);
});
