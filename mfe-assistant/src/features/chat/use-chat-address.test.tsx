import { FakeHost } from '@andromeda/platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { lastConversation } from './tab-memory.ts';
import { useChatAddress } from './use-chat-address.ts';

const USER = { id: 'pessoa-1', email: 'x@example.com', fullName: '' };
const CONVERSATION = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

afterEach(() => sessionStorage.clear());

test('a conversation that just began is resumed, also by a user who leaves before its address is drawn', () => {
  const atOnce: (string | null)[] = [];
  function Begin() {
    const { become } = useChatAddress();
    const begin = () => {
      become(CONVERSATION);
      atOnce.push(lastConversation(USER.id));
    };
    return (
      <button type="button" onClick={begin}>
        begin
      </button>
    );
  }
  const routes = [{ path: '/assistant', element: <Begin /> }];
  render(<FakeHost remote={{ routes }} address="/assistant" send={fetch} user={USER} />);
  fireEvent.click(screen.getByRole('button'));
  expect(atOnce).toEqual([CONVERSATION]);
});
