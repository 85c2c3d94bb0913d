import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSearchDraft } from './use-search-draft.ts';

test('what is typed while an earlier search comes into the address is kept', () => {
  const onSearch = vi.fn<(text: string) => void>();
  const { result, rerender } = renderHook((search: string) => useSearchDraft(search, onSearch), {
    initialProps: '',
  });
  act(() => result.current.flush('can'));
  act(() => result.current.write('caneca'));
  rerender('can');
  expect(result.current.draft).toBe('caneca');
});

test('a search that changes elsewhere is shown in the field', () => {
  const { result, rerender } = renderHook((search: string) => useSearchDraft(search, () => undefined), {
    initialProps: 'caneca',
  });
  rerender('');
  expect(result.current.draft).toBe('');
});
