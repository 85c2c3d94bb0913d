import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FirstDrawingContext, readFirstDrawing } from './first-drawing.ts';
import { PageSpinner } from './page-spinner.tsx';

afterEach(() => history.replaceState(null, '', '/'));

/** A page that was written with the frame, as React takes it over. */
function openDrawnPage() {
  const root = document.createElement('div');
  root.innerHTML = '<div inert data-frame><h1>Biblioteca</h1></div>';
  const drawing = readFirstDrawing(root);
  root.replaceChildren();
  const shown = (note?: string) => (
    <FirstDrawingContext value={drawing}>
      <PageSpinner note={note} />
    </FirstDrawingContext>
  );
  return { drawing, shown };
}

test('while the session is read, the frame that the page was written with stays', () => {
  const { shown } = openDrawnPage();
  const { rerender } = render(shown());
  expect(screen.getByText('Biblioteca')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  rerender(shown('Ainda estamos confirmando sua sessão…'));
  expect(screen.getByText('Ainda estamos confirmando sua sessão…')).toBeTruthy();
  expect(screen.queryByText('Biblioteca')).toBeNull();
});

test('the drawn frame is for its own address, and until a frame was shown', () => {
  const { drawing, shown } = openDrawnPage();
  history.replaceState(null, '', '/login');
  const { rerender } = render(shown());
  expect(screen.queryByText('Biblioteca')).toBeNull();
  history.replaceState(null, '', '/');
  drawing.element = null;
  rerender(shown());
  expect(screen.getByRole('status')).toBeTruthy();
});
