import type { RepairStroke } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { act, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Strokes, useStrokes } from './use-strokes.ts';

const stroke: RepairStroke = { side: 'keep', radius: 0.1, points: [0.5, 0.5], follows: true };
let now: Strokes;

function Holder() {
  now = useStrokes('cactus');
  return null;
}

function open() {
  render(
    <FakeHost
      remote={{ routes: [{ path: '/', element: <Holder /> }] }}
      address="/"
      send={async () => new Response()}
      user={{ id: 'ana', email: 'ana@example.com', fullName: '' }}
    />,
  );
}

afterEach(() => sessionStorage.clear());

test('undoing a taken cut-out leads back to what was painted before, however many were looked at', () => {
  open();
  act(() => now.add(stroke));
  act(() => now.bring('data:,one'));
  act(() => now.bring('data:,two'));
  expect(now).toMatchObject({ mask: 'data:,two', strokes: [] });
  act(() => now.undo?.());
  expect(now).toMatchObject({ mask: '', strokes: [stroke] });
  act(() => now.undo?.());
  expect(now).toMatchObject({ strokes: [], undo: null });
});

test('undoing leads back over every cut-out that was painted on', () => {
  open();
  act(() => now.add(stroke));
  act(() => now.bring('data:,one'));
  act(() => now.add(stroke));
  act(() => now.bring('data:,two'));
  act(() => now.undo?.());
  expect(now).toMatchObject({ mask: 'data:,one', strokes: [stroke] });
  act(() => now.undo?.());
  act(() => now.undo?.());
  expect(now).toMatchObject({ mask: '', strokes: [stroke] });
});

test('strokes on a taken cut-out are undone first, and then it', () => {
  open();
  act(() => now.bring('data:,one'));
  act(() => now.add(stroke));
  act(() => now.undo?.());
  expect(now).toMatchObject({ mask: 'data:,one', strokes: [] });
  act(() => now.undo?.());
  expect(now).toMatchObject({ mask: '', strokes: [], undo: null });
});
