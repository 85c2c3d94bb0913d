import { Link, useLocation } from '@andromeda/platform';
import { FakeHost } from '@andromeda/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { BatchItem } from '../features/batch/batch.ts';
import { createBatchStore } from '../features/batch/batch-store.ts';
import { AfterRepair, RepairOfRound } from '../features/batch/next-doubtful.tsx';
import { toRepairFromBatch } from '../from-batch.ts';
import { refusal } from '../testing/fake-bff.ts';
import { keepBlobs } from '../testing/keep-blobs.ts';
import { Repair } from './repair.tsx';

keepBlobs();
const store = createBatchStore('user-1');
/** What became of pictures at the server; the others are in doubt. */
let elsewhere: Record<string, 'kept' | 'discarded'>;
/** How often the server was asked, and what its first answer waits for. */
let asked: number;
let before: Promise<void>;

beforeEach(async () => {
  elsewhere = {};
  asked = 0;
  before = Promise.resolve();
  await store.clear();
  await store.add(['a', 'b', 'c'].map(doubtful));
});

const doubtful = (id: string): BatchItem => ({
  ...{ id, name: `${id}.jpg`, size: 1, photo: new Blob(), thumbnail: new Blob(), key: null },
  ...{ state: 'check', madeWith: null, problem: null },
  picture: { imageId: `image-${id}`, thumbnailUrl: '', repairable: true },
});

const send: typeof fetch = async (input) => {
  const { pathname } = new URL(String(input instanceof Request ? input.url : input));
  const id = /^\/api\/images\/([^/]+)$/.exec(pathname)?.[1];
  if (!id || elsewhere[id] === 'discarded') return refusal('not_found', 404);
  const open = elsewhere[id] !== 'kept';
  asked += 1;
  if (asked === 1) await before;
  return Response.json({ id, thumbnailUrl: '', returnable: open, cutOutDoubtful: open });
};

/** The repair of a picture, kept already: its ways on, and where the user is. */
function Kept() {
  const { search } = useLocation();
  return (
    <>
      <p>Corrigida: {search}</p>
      <AfterRepair />
    </>
  );
}

const lot = (
  <Link to="/mobile/corrigir-recorte?imagem=image-a" state={toRepairFromBatch(['a'])}>
    Corrigir recorte
  </Link>
);

async function repairFirst(element = <Kept />) {
  const routes = [
    { path: '/lote', element: lot },
    { path: '/mobile/corrigir-recorte', element },
  ];
  render(<FakeHost remote={{ routes }} address="/lote" send={send} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Corrigir recorte' }));
  return user;
}

const find = (name: string) => screen.findByRole('button', { name });

test('a kept repair leads from one doubtful cut-out of its batch to the next, and the last one back to the batch', async () => {
  elsewhere['image-a'] = 'kept';
  const user = await repairFirst();
  await user.click(await find('Próximo a conferir (2 de 3)'));
  await screen.findByText('Corrigida: ?imagem=image-b');
  elsewhere['image-b'] = 'kept';
  await user.click(await find('Próximo a conferir (3 de 3)'));
  await screen.findByText('Corrigida: ?imagem=image-c');
  expect(screen.queryByRole('button', { name: /^Próximo/ })).toBeNull();
  await user.click(await find('Voltar ao lote'));
  expect(await screen.findByRole('link', { name: 'Corrigir recorte' })).toBeTruthy();
});

test('a cut-out that was discarded or kept elsewhere meanwhile is passed over', async () => {
  const user = await repairFirst();
  const next = await find('Próximo a conferir (2 de 3)');
  elsewhere['image-b'] = 'discarded';
  await user.click(next);
  await screen.findByText('Corrigida: ?imagem=image-c');
  expect((await store.read()).items.map(({ id }) => id)).toEqual(['a', 'c']);
  cleanup();
  elsewhere['image-c'] = 'kept';
  await repairFirst();
  await find('Voltar ao lote');
  await expect.poll(() => screen.queryByRole('button', { name: /^Próximo/ })).toBeNull();
});

test('what was kept is noted in the batch at once, while an answer from before it is still on its way', async () => {
  function Walk() {
    const [kept, setKept] = useState(false);
    if (kept) return <AfterRepair />;
    return (
      <>
        <RepairOfRound />
        <button type="button" onClick={() => setKept(true)}>
          Guardar
        </button>
      </>
    );
  }
  const late = Promise.withResolvers<void>();
  before = late.promise;
  const user = await repairFirst(<Walk />);
  await screen.findByText('1 de 3 a conferir');
  await expect.poll(() => asked).toBe(1);
  elsewhere['image-a'] = 'kept';
  await user.click(await find('Guardar'));
  late.resolve();
  await expect.poll(async () => (await store.read()).items[0]?.state).toBe('ready');
});

test('one that the user skips is left undecided, and the next one opens', async () => {
  const user = await repairFirst(<Repair />);
  expect(await screen.findByText('1 de 3 a conferir')).toBeTruthy();
  await user.click(await find('Pular'));
  expect(await screen.findByText('2 de 3 a conferir')).toBeTruthy();
  await user.click(await find('Pular'));
  expect(await screen.findByText('3 de 3 a conferir')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pular' })).toBeNull();
  expect((await store.read()).items.map(({ state }) => state)).toEqual(['check', 'check', 'check']);
});

test('a repair that began in the library leads to no batch', async () => {
  const routes = [{ path: '/mobile/corrigir-recorte', element: <Repair /> }];
  const address = '/mobile/corrigir-recorte?imagem=image-a';
  render(<FakeHost remote={{ routes }} address={address} send={send} />);
  await screen.findByRole('heading', { name: 'Corrigir Recorte' });
  expect(screen.queryByText(/a conferir$/)).toBeNull();
});
