import { FakeHost } from '@andromeda/platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFullscreenAddress } from './use-fullscreen-address.ts';

function Opener() {
  const { shown, open } = useFullscreenAddress();
  return (
    <button type="button" onClick={() => open('a-picture')}>
      {shown ?? 'nothing is open'}
    </button>
  );
}

test('a user who opens a picture and goes back before the address is drawn sees the library', () => {
  const routes = [{ path: '/library', element: <Opener /> }];
  render(<FakeHost remote={{ routes }} address="/library" send={fetch} />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('a-picture');
  // The window's address is the library's again; what React draws of it still names the picture.
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('button').textContent).toBe('nothing is open');
});
