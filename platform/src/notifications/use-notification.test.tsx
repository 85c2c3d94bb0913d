import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useNotification } from './use-notification.ts';

test('useNotification outside its provider names the missing provider', () => {
  // React reports every error of a render on the console too.
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => renderHook(() => useNotification())).toThrow(
    'useNotification deve ser usado dentro de um NotificationProvider',
  );
  vi.mocked(console.error).mockClear();
});
