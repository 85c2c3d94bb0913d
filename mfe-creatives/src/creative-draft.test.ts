import { expect, test } from 'vitest';
import { carryDraft, readDraft, surviveReload } from './creative-draft.ts';
import { photo } from './testing/fake-bff.ts';

test('photos outlive a reload, and leave the history right after it', () => {
  const mug = photo('caneca.png');
  const state = carryDraft({ files: [mug], idea: 'mesa' }, 'ana');
  window.history.replaceState({ key: 'a', usr: state }, '');
  surviveReload(window);
  expect(window.history.state.usr.files).toBeUndefined();
  window.dispatchEvent(new Event('beforeunload'));
  expect(window.history.state).toMatchObject({ key: 'a', usr: { idea: 'mesa', files: [mug] } });
  surviveReload(window);
  expect(window.history.state.usr.files).toBeUndefined();
  expect(readDraft(window.history.state.usr, 'ana')).toEqual({ files: [mug], idea: 'mesa' });
});

test('the next user in this tab finds no draft by going back', () => {
  const state = carryDraft({ files: [photo('caneca.png')], idea: 'mesa' }, 'ana');
  expect(readDraft(state, 'bia')).toEqual({ files: [], idea: '' });
});

test('a draft that an earlier version left in an open tab opens for its user only', () => {
  const { userId, ...draft } = carryDraft({ files: [], idea: 'mesa' }, 'ana');
  const stored = { ...draft, person: userId };
  expect(readDraft(stored, 'ana').idea).toBe('mesa');
  expect(readDraft(stored, 'bia').idea).toBe('');
});

test.each([null, undefined, 'texto', 7, {}, { draft: 'unknown', idea: 3 }])(
  'a state of %j is an empty draft',
  (state) => {
    expect(readDraft(state, 'ana')).toEqual({ files: [], idea: '' });
  },
);
