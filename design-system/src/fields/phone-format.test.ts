import { describe, expect, test } from 'vitest';
import { caretAfterDigits, formatPhone, phoneDigits } from './phone-format.ts';

describe('a phone', () => {
  test.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['119', '(11) 9'],
    ['1198765', '(11) 98765'],
    ['11987654', '(11) 98765-4'],
    ['11987654321', '(11) 98765-4321'],
    ['119876543219', '(11) 98765-4321'],
  ])('%j is written as %j', (typed, written) => {
    expect(formatPhone(typed)).toBe(written);
  });

  test('stays as it is when it is already formatted', () => {
    expect(formatPhone('(11) 98765-4321')).toBe('(11) 98765-4321');
  });

  test('loses its country code', () => {
    expect(phoneDigits('+55 (11) 98765-4321')).toBe('11987654321');
    expect(phoneDigits('55987654321')).toBe('55987654321');
  });

  test.each(['011 98765-4321', '+55 (011) 98765-4321', '0 15 11 98765-4321'])(
    'pasted as %s loses what is only dialled',
    (pasted) => {
      expect(formatPhone(pasted)).toBe('(11) 98765-4321');
    },
  );

  test('keeps the caret after the digit that was typed', () => {
    expect(caretAfterDigits('(11) 98765-4321', 0)).toBe(0);
    expect(caretAfterDigits('(11) 98765-4321', 3)).toBe(6);
    expect(caretAfterDigits('(11', 9)).toBe(3);
  });
});
