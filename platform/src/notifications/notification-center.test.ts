import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationCenter } from './notification-center.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds until the notice of a channel begins to fade, or null if it never does. */
function fadesAfter(center: NotificationCenter, channel: 'banner' | 'snackbar'): number | null {
  for (let waited = 0; waited <= 60_000; waited += 500) {
    if (center.state()[channel]?.closing) return waited;
    vi.advanceTimersByTime(500);
  }
  return null;
}

test.each([
  ['success', 'snackbar', 6000],
  ['warning', 'snackbar', 6000],
  ['info', 'snackbar', 6000],
  ['error', 'banner', null],
] as const)('a notice of type %s goes to the %s and fades after %s ms', (type, channel, duration) => {
  const center = new NotificationCenter();
  center.notify({ type, message: 'Pronto' });
  expect(center.state()[channel]?.message).toBe('Pronto');
  expect(center.state()[channel === 'banner' ? 'snackbar' : 'banner']).toBeNull();
  expect(fadesAfter(center, channel)).toBe(duration);
});

test.each([
  ['error', 'snackbar', 8000],
  ['success', 'banner', 5000],
  ['info', 'banner', 5000],
] as const)('a notice of type %s sent to the %s fades after %s ms', (type, channel, duration) => {
  const center = new NotificationCenter();
  center.notify({ type, message: 'Pronto', channel });
  expect(fadesAfter(center, channel)).toBe(duration);
});

test('a notice may set its duration, or stay until the user closes it', () => {
  const center = new NotificationCenter();
  center.notify({ type: 'success', message: 'Breve', durationMs: 3000 });
  expect(fadesAfter(center, 'snackbar')).toBe(3000);
  center.notify({ type: 'success', message: 'Fica', durationMs: null });
  expect(fadesAfter(center, 'snackbar')).toBeNull();
});

test('a closed notice fades for 300 ms, is removed, and only then its callback runs', () => {
  const center = new NotificationCenter();
  const onClose = vi.fn(() => expect(center.state().banner).toBeNull());
  center.notify({ type: 'error', message: 'Erro', onClose });
  center.close('banner');
  expect(center.state().banner?.closing).toBe(true);
  vi.advanceTimersByTime(299);
  expect(center.state().banner).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(center.state().banner).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});

test('closing again while it fades neither lengthens the fade nor runs the callback twice', () => {
  const center = new NotificationCenter();
  const onClose = vi.fn();
  center.notify({ type: 'error', message: 'Erro', onClose });
  center.close('banner');
  vi.advanceTimersByTime(200);
  center.close('banner');
  vi.advanceTimersByTime(100);
  expect(center.state().banner).toBeNull();
  vi.advanceTimersByTime(1000);
  center.close('banner');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a new notice replaces the one of its channel, leaves the other alone, and has its own full time', () => {
  const center = new NotificationCenter();
  center.notify({ type: 'error', message: 'Banner' });
  center.notify({ type: 'success', message: 'Primeiro' });
  vi.advanceTimersByTime(5500);
  center.notify({ type: 'success', message: 'Segundo' });
  expect(center.state().snackbar?.message).toBe('Segundo');
  expect(center.state().banner?.message).toBe('Banner');
  expect(fadesAfter(center, 'snackbar')).toBe(6000);
});

test('the callback of a notice that is replaced runs at once, and once', () => {
  const center = new NotificationCenter();
  const onClose = vi.fn();
  center.notify({ type: 'success', message: 'Primeiro', onClose });
  center.notify({ type: 'success', message: 'Segundo' });
  expect(onClose).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('notices of a user who signed out fade and leave the history', () => {
  const center = new NotificationCenter();
  center.notify({ type: 'error', message: 'Cartão recusado' });
  center.notify({ type: 'success', message: 'Nome atualizado com sucesso!' });
  center.toast({ title: 'Campo vazio' });
  center.forget();
  vi.advanceTimersByTime(300);
  expect(center.state()).toEqual({ banner: null, snackbar: null, toast: null, history: [] });
});

test('a notice that comes during a fade is not taken away by it', () => {
  const center = new NotificationCenter();
  center.notify({ type: 'success', message: 'Primeiro' });
  center.close('snackbar');
  center.notify({ type: 'success', message: 'Segundo' });
  vi.advanceTimersByTime(300);
  expect(center.state().snackbar).toMatchObject({ message: 'Segundo', closing: false });
});

test('the history lists every call, newest first, with a title for its type, and can be thinned and cleared', () => {
  const center = new NotificationCenter();
  center.notify({ type: 'success', message: 'a' });
  const id = center.notify({ type: 'warning', message: 'b', channel: 'none' });
  center.notify({ type: 'error', message: 'c' });
  center.notify({ type: 'info', message: 'd' });
  center.notify({ type: 'info', message: 'e', title: 'Créditos' });
  expect(center.state().history.map(({ message, title }) => [message, title])).toEqual([
    ['e', 'Créditos'],
    ['d', 'Informação'],
    ['c', 'Erro'],
    ['b', 'Atenção'],
    ['a', 'Sucesso'],
  ]);
  center.removeFromHistory(id);
  expect(center.state().history.map(({ message }) => message)).toEqual(['e', 'd', 'c', 'a']);
  center.clearHistory();
  expect(center.state().history).toEqual([]);
});

test('a notice for the history alone is shown nowhere', () => {
  const center = new NotificationCenter();
  center.notify({ type: 'error', message: 'b', channel: 'none' });
  expect(center.state()).toMatchObject({ banner: null, snackbar: null });
});

test('one toast stands at a time, for 5 s unless said, and outside the history', () => {
  const center = new NotificationCenter();
  center.toast({ title: 'Campo vazio', message: 'Por favor, digite sua pergunta antes de enviar.' });
  const first = center.state().toast;
  expect(first).toMatchObject({ title: 'Campo vazio', type: 'info', durationMs: 5000 });
  center.toast({ title: 'Erro ao gerar resposta', type: 'error', durationMs: 1000 });
  expect(center.state().toast).toMatchObject({ title: 'Erro ao gerar resposta', durationMs: 1000 });
  center.closeToast(first?.id ?? '');
  expect(center.state().toast).not.toBeNull();
  center.closeToast(center.state().toast?.id ?? '');
  expect(center.state()).toMatchObject({ toast: null, banner: null, snackbar: null, history: [] });
});

test('an error takes an older success away, and leaves a warning', () => {
  for (const [type, closing] of [
    ['success', true],
    ['warning', false],
  ] as const) {
    const center = new NotificationCenter();
    center.notify({ type, message: 'Antes' });
    center.notify({ type: 'error', message: 'Depois' });
    expect(center.state().snackbar?.closing).toBe(closing);
  }
});
