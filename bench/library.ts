import { type LibraryPicture, startLibraryServer, userIdOf } from '../e2e/host/library-server.ts';
import { quantile } from './figures/median.ts';
import { type Row, rowOf } from './figures/row.ts';

const FEW = 100;
const MANY = 10_000;
const LIMIT_MS = 100;
const WARM_UP = 10;
const RUNS = 60;
const BASELINE = `first page of ${FEW} pictures`;

const products = [
  'Tênis de corrida azul',
  'Caneca de café esmaltada',
  'Mochila escolar',
  'Relógio de pulso',
  'Fone sem fio',
];
const scenes = [
  'sobre mármore branco com luz suave',
  'em uma praia ao pôr do sol',
  'na cozinha iluminada, com plantas ao fundo',
  'em estúdio, sombra delicada, propaganda para marketplace',
];
const operations = ['context_edit', 'remove_background', 'change_background', 'add_text', 'generate_image'];

/** Measures how fast the whole service (HTTP, database on disk) answers pages of a large library, in milliseconds. */
export async function run(): Promise<Row[]> {
  const server = await startLibraryServer();
  try {
    const token = await signIn(server.url);
    const fill = (from: number, to: number) =>
      server.fillLibrary(userIdOf(token), pictures(from, to), { files: false });
    const ask = (query: string) => times(`${server.url}/api/images?${query}`, token);
    await fill(0, FEW);
    const baseline = await ask('page=1');
    await fill(FEW, MANY);
    const pages: [string, string][] = [
      ['first page', 'page=1'],
      ['middle page (208 of 417)', 'page=208'],
      ['last page (417)', 'page=417'],
      ['search, typed with other accents and case', 'search=CAFÉ'],
      ['search without a match', 'search=inexistente'],
      ['one operation', 'operation=generate_image'],
      ['favourites', 'favorites=true'],
      ['favourites of one operation, searched', 'favorites=true&operation=add_text&search=relogio'],
    ];
    const rows: Row[] = [];
    for (const [name, query] of pages)
      rows.push(...rowsOf(`${MANY} pictures, ${name}`, await ask(query), baseline));
    return rows;
  } finally {
    await server.dispose();
  }
}

function pictures(from: number, to: number): LibraryPicture[] {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    return {
      prompt: `${products[number % 5]} ${number} ${scenes[number % 4]}`,
      operation: operations[number % 3 === 0 ? number % 5 : (number >> 2) % 5] ?? 'add_text',
      favorite: number % 20 === 0,
      age: number,
    };
  });
}

async function times(address: string, token: string): Promise<number[]> {
  const taken: number[] = [];
  for (let round = -WARM_UP; round < RUNS; round++) {
    const start = performance.now();
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    await answer.json();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    if (round >= 0) taken.push(performance.now() - start);
  }
  return taken;
}

function rowsOf(name: string, taken: readonly number[], baseline: readonly number[]): Row[] {
  const p95 = (values: readonly number[]) => [quantile(values, 0.95)];
  return [
    rowOf(name, 'ms', taken, { against: [BASELINE, baseline] }),
    rowOf(`${name}, p95`, 'ms', p95(taken), {
      against: [BASELINE, p95(baseline)],
      wanted: ['value', 'at most', LIMIT_MS],
    }),
  ];
}

async function signIn(url: string): Promise<string> {
  const config = (await (await fetch(`${url}/api/config`)).json()) as { supabasePublishableKey: string };
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: config.supabasePublishableKey },
    body: JSON.stringify({ email: 'demo@andromeda.local', password: 'Andromeda!2026' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
