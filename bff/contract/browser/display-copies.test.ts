import { expect, test } from 'vitest';
import { copySources } from './display-copies.ts';

const address = '/api/images/1/file?variant=thumbnail&expires=1&signature=a';

test('a browser chooses among the copies of a stored picture by their widths', () => {
  expect(copySources(address, 448, 640)).toBe(`${address}&width=448 448w, ${address}&width=640 640w`);
});

test.each([null, undefined, 'data:image/png;base64,AAAA'])('a picture at %s has no copies', (nowhere) => {
  expect(copySources(nowhere, 448, 640)).toBeUndefined();
});
