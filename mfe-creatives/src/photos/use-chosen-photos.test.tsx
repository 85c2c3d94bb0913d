import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { photo } from '../testing/fake-bff.ts';
import { useChosenPhotos } from './use-chosen-photos.ts';

const page = (name: string) => new File(['<!doctype html>'], name, { type: 'image/png' });

function choose(...carried: File[]) {
  const { result } = renderHook(() => useChosenPhotos(carried));
  const names = () => result.current.files.map(({ name }) => name);
  const told = () =>
    result.current.refused.map(({ file, reason }) => [file.name, (reason as { code: string }).code]);
  return { names, told, photos: () => result.current };
}

test('a file that is no photo is refused with its reason and leaves the photos in place', async () => {
  const { names, told, photos } = choose();
  act(() => photos().add([photo('a.png'), page('b.png'), photo('c.png')]));
  expect(names()).toEqual(['a.png', 'b.png', 'c.png']);
  await waitFor(() => expect(names()).toEqual(['a.png', 'c.png']));
  expect(told()).toEqual([['b.png', 'image_not_a_picture']]);
});

test('a wrong file in the place of a photo leaves no photo to be used, and the earlier one can come back', async () => {
  const { names, told, photos } = choose(photo('a.png'));
  act(() => photos().replaceAll([page('b.png')]));
  await waitFor(() => expect(told()).toEqual([['b.png', 'image_not_a_picture']]));
  expect(names()).toEqual([]);
  act(() => photos().restore());
  expect([names(), told()]).toEqual([['a.png'], []]);
});

test('a wrong file beside earlier photos sets them aside until the next choice or their return', async () => {
  const { names, told, photos } = choose(photo('a.png'));
  act(() => photos().add([page('b.png')]));
  await waitFor(() => expect(names()).toEqual([]));
  expect(photos().setAside.map(({ name }) => name)).toEqual(['a.png']);
  act(() => photos().add([photo('c.png')]));
  expect([names(), told()]).toEqual([['a.png', 'c.png'], []]);
});

test('a document chosen alone sets the earlier photo aside; beside a photo it does not', async () => {
  const document = () => new File(['%PDF-1.7'], 'nota.pdf', { type: 'application/pdf' });
  const { names, told, photos } = choose(photo('a.png'));
  act(() => photos().explain([document()], { single: true, beside: [] }));
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(names()).toEqual([]);
  const good = photo('b.png');
  act(() => {
    photos().replaceAll([good]);
    photos().explain([document()], { single: true, beside: [good] });
  });
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(names()).toEqual(['b.png']);
});

test('the next choice takes the reason of the last one away', async () => {
  const { names, told, photos } = choose();
  act(() => photos().add([page('b.png')]));
  await waitFor(() => expect(told()).toHaveLength(1));
  act(() => photos().add([photo('a.png')]));
  expect([names(), told()]).toEqual([['a.png'], []]);
});

test('a photo without a name for what it is is taken by its bytes; a document is not', async () => {
  const { names, told, photos } = choose(photo('a.png'));
  act(() =>
    photos().explain([photo('IMG_1', ''), photo('nota.pdf', 'application/pdf')], {
      single: false,
      beside: [],
    }),
  );
  await waitFor(() => expect(told()).toEqual([['nota.pdf', 'image_unsupported']]));
  await waitFor(() => expect(names()).toEqual(['a.png', 'IMG_1']));
});

test('photos brought from another screen are checked, too', async () => {
  const { names, told } = choose(photo('a.png'), page('b.png'));
  await waitFor(() => expect(names()).toEqual(['a.png']));
  expect(told()).toHaveLength(1);
});
