import { type LibraryPicture, startLibraryServer, userIdOf } from '../e2e/host/library-server.ts';

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
export async function run(): Promise<void> {
  const server = await startLibraryServer();
  try {
    const token = await signIn(server.url);
    const fill = (from: number, to: number) =>
      server.fillLibrary(userIdOf(token), pictures(from, to), { files: false });
    const ask = (query: string) => times(`${server.url}/api/images?${query}`, token);
    await fill(0, FEW);
    const baseline = await ask('page=1');
    tell(BASELINE, baseline);
    await fill(FEW, MANY);
    const pages: [string, string][] = [
      ['first page', 'page=1'],
      ['late page (400 of 417)', 'page=400'],
      ['search, typed with other accents and case', 'search=CAFÉ'],
      ['search without a match', 'search=inexistente'],
      ['one operation', 'operation=generate_image'],
      ['favourites', 'favorites=true'],
      ['favourites of one operation, searched', 'favorites=true&operation=add_text&search=relogio'],
    ];
    for (const [name, query] of pages) tell(`${MANY} pictures, ${name}`, await ask(query), baseline);
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

interface Times {
  p50: number;
  p95: number;
}

async function times(address: string, token: string): Promise<Times> {
  const taken: number[] = [];
  for (let round = -WARM_UP; round < RUNS; round++) {
    const start = performance.now();
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    await answer.json();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    if (round >= 0) taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

function tell(name: string, { p50, p95 }: Times, baseline?: Times): void {
  const figures = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  if (!baseline) {
    console.log(`library: baseline (${name}) ${figures}`);
    return;
  }
  const verdict = p95 <= LIMIT_MS ? 'within' : 'ABOVE';
  const ratio = (p50 / baseline.p50).toFixed(2);
  console.log(`library: ${name} ${figures}, ratio ${ratio}, ${verdict} the limit of ${LIMIT_MS} ms`);
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
