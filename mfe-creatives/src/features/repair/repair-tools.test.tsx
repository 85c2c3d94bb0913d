import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RepairTools } from './repair-tools.tsx';
import type { Strokes } from './use-strokes.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

const nothing = () => {};

test('a notice keeps clear of every control of the brush and of the zoom', () => {
  const strokes: Strokes = {
    strokes: [],
    mask: '',
    edge: 'soft',
    add: nothing,
    undo: nothing,
    redo: nothing,
    setEdge: nothing,
    bring: nothing,
    forget: nothing,
  };
  render(
    <>
      <RepairTools
        brush={{ side: 'keep', size: 18, follows: true }}
        view="paint"
        strokes={strokes}
        onBrush={nothing}
        onView={nothing}
      />
      <ZoomButtons onZoom={nothing} onWhole={nothing} />
    </>,
  );
  const controls = ['button', 'radio', 'slider', 'checkbox'].flatMap((role) => screen.getAllByRole(role));
  expect(controls).toHaveLength(5 + 7 + 1 + 1);
  for (const control of controls)
    expect(control.closest('[data-keep-clear]'), control.outerHTML).not.toBeNull();
});
