import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { useApi } from '../api/api-context.ts';
import { checkScreen } from './check-screen.tsx';
import { checkDescription } from './contract.ts';

const description = { name: 'mfe-x', paths: ['/x'] };
const remote = (Screen: () => React.ReactNode) => ({
  description,
  routes: [{ path: '/x', element: <Screen /> }],
});

function Pictures({ onFailure }: { onFailure: string | null }) {
  const api = useApi();
  const pictures = useQuery({ queryKey: ['x'], queryFn: () => api.images.list({ page: 1 }) });
  if (pictures.isPending) return <p>Carregando…</p>;
  if (pictures.isError) return <h1>{onFailure}</h1>;
  return <h1>{pictures.data.total} imagens</h1>;
}
const good = remote(() => <Pictures onFailure="Não foi possível carregar as imagens." />);

test.each(['normal', 'empty', 'pending', 'error', 'signed_out'] as const)(
  'a screen that shows its state keeps the contract: %s',
  async (state) => {
    expect(await checkScreen(good, '/x', state)).toEqual([]);
  },
);

test('a heading of remote.json that the screen does not show is found', async () => {
  const titled = (heading: { title: string; subtitle?: string }, path = '/x') => {
    const { routes } = remote(() => (
      <header>
        <h1>Suas imagens</h1>
        <p>De toda a loja</p>
      </header>
    ));
    return { description: { ...description, headings: { [path]: heading } }, routes };
  };
  const found = (heading: { title: string; subtitle?: string }) =>
    checkScreen(titled(heading), '/x', 'normal');
  expect(await found({ title: 'Suas *imagens*', subtitle: 'De toda a loja' })).toEqual([]);
  expect(await found({ title: 'Imagens' })).toEqual([
    '/x: o título é "Suas imagens", e remote.json anuncia "Imagens" em "headings"',
  ]);
  expect(await found({ title: 'Suas imagens', subtitle: 'De Ana' })).toEqual([
    '/x: remote.json anuncia "De Ana" abaixo do título, e a tela não o mostra',
  ]);
  expect(checkDescription(titled({ title: 'Y' }, '/y'))).toEqual([
    'mfe-x: "headings" fala de /y, que este remote não atende.',
  ]);
});

test('a screen that is silent about a failure is found', async () => {
  const silent = remote(() => <Pictures onFailure="Imagens" />);
  expect(await checkScreen(silent, '/x', 'error')).toEqual(['/x: toda chamada falhou e a tela não diz nada']);
});

test('a screen that shows a code instead of a sentence is found', async () => {
  const raw = remote(() => <Pictures onFailure="Erro: internal_error" />);
  expect(await checkScreen(raw, '/x', 'error')).toEqual(['/x: a tela mostra "internal_error" a quem a usa']);
});

test('a screen that breaks is found, with its reason', async () => {
  const broken = remote(() => {
    throw new Error('sem imagens');
  });
  expect(await checkScreen(broken, '/x', 'empty')).toEqual(['/x: a tela quebrou: sem imagens']);
});

test('a complaint on the console is found', async () => {
  const loud = remote(() => {
    useEffect(() => console.error('chave repetida'), []);
    return <h1>X</h1>;
  });
  expect(await checkScreen(loud, '/x', 'normal')).toEqual(['/x: console.error: chave repetida']);
});

test('each mismatch between remote.json and routes is reported as a sentence', () => {
  const menu = [{ path: '/z', label: 'Z', icon: 'type' }];
  const told = checkDescription({
    description: { ...description, paths: ['/x', '/y'], menu },
    routes: [
      { path: '/x', element: null },
      { path: '/w/:id', loader: () => null },
    ],
  });
  expect(told).toEqual([
    'mfe-x: remote.json declara /y, mas nenhuma rota o atende.',
    'mfe-x: a rota /w/:id fica fora dos caminhos do remote.json; ninguém chega a ela.',
    'mfe-x: o menu "Z" leva a /z, que este remote não atende.',
    'mfe-x: a rota /w/:id usa loader, action ou lazy, que o shell não chama.',
  ]);
});

test('a remote without a list of routes gets a sentence that says what to export', () => {
  expect(checkDescription({ description, routes: undefined })).toEqual([
    'mfe-x: ./routes deve exportar `routes`, uma lista de rotas com caminhos absolutos.',
  ]);
});
