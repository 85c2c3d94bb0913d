import { useFlag, usePublishEvent, useRemoteEvent } from '@andromeda/platform';
import type { ResolvedRemote } from '@andromeda/platform/host';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { keepSession, openPage } from '../testing/page.tsx';
import { remotes } from '../testing/remotes.ts';

beforeEach(() => keepSession());

function Library() {
  const publish = usePublishEvent();
  return (
    <>
      <h1>Biblioteca</h1>
      <p>{useFlag('library.new-grid') ? 'grade nova' : 'grade de sempre'}</p>
      <button type="button" onClick={() => publish('library.images-deleted', 1, { imageIds: ['7'] })}>
        Excluir
      </button>
    </>
  );
}

const heard: string[] = [];
function Creatives() {
  useRemoteEvent('library.images-deleted', 1, ({ imageIds }) => heard.push(...imageIds));
  return <h1>Criativos</h1>;
}

const load = async ({ name }: { name: string }) => ({
  routes: [{ path: '*', element: name === 'mfe-library' ? <Library /> : <Creatives /> }],
});
const goTo = (user: ReturnType<typeof openPage>['user'], name: string) =>
  user.click(screen.getAllByRole('link', { name })[0] as HTMLElement);

test('a remote that opens later receives what another published before', async () => {
  const { user } = openPage('/library', {}, { load });
  await user.click(await screen.findByRole('button', { name: 'Excluir' }));
  await goTo(user, 'Dashboard');
  await screen.findByRole('heading', { name: 'Criativos' });
  expect(heard).toEqual(['7']);
});

test('an open screen keeps its flags, and the next one has those of the server’s last answer', async () => {
  const { user, directory } = openPage('/library', {}, { load });
  expect(await screen.findByText('grade de sempre')).toBeTruthy();
  // Another remote changes, too, so that the frame is drawn again.
  const [first, ...others] = remotes;
  act(() =>
    directory.learn([...others, { ...(first as ResolvedRemote), version: '2.0.0' }], {
      flags: ['library.new-grid'],
    }),
  );
  expect(screen.getByText('grade de sempre')).toBeTruthy();
  await goTo(user, 'Dashboard');
  await screen.findByRole('heading', { name: 'Criativos' });
  await goTo(user, 'Biblioteca');
  expect(await screen.findByText('grade nova')).toBeTruthy();
});
