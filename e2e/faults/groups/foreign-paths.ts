import { request } from 'node:http';
import type { Check } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import type { AttackedServer } from '../world.ts';
import { belongingsOf, filled, isOwnRoom, type Route, routesOf } from './isolation.ts';

const encoded = (text: string) => text.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`);

/** Ways to write a path to what is somebody else's, beside one's own or instead of it. */
const WAYS: readonly ((prefix: string, rest: string, foreign: string, own: string) => string)[] = [
  (prefix, rest, foreign) => prefix + encoded(foreign) + rest,
  (prefix, rest, foreign) => prefix + foreign.toUpperCase() + rest,
  (prefix, rest, foreign) => `${prefix}${foreign}${rest}/`,
  (prefix, rest, foreign) => `${prefix.replace('/api/', '/api//')}${foreign}${rest}`,
  (prefix, rest, foreign) => `/${prefix}${foreign}${rest}`,
  (prefix, rest, foreign) => `${prefix.replace('/api', '/%61pi')}${foreign}${rest}`,
  (prefix, rest, foreign, own) => `${prefix}${own}/../${foreign}${rest}`,
  (prefix, rest, foreign, own) => `${prefix}${own}/%2e%2e/${foreign}${rest}`,
  (prefix, rest, foreign, own) => `${prefix}${own}%2f..%2f${foreign}${rest}`,
  (prefix, rest, foreign, own) => `${prefix}${own}/${foreign}${rest}`,
  (prefix, rest, foreign, own) => `${prefix}${own},${foreign}${rest}`,
  (prefix, rest, foreign) => `${prefix}${foreign};x=1${rest}`,
  (prefix, rest, foreign) => `${prefix}${foreign}%00${rest}`,
  (prefix, rest, foreign) => `${prefix}%20${foreign}${rest}`,
  (prefix, rest, foreign) => `/api/health/..${prefix.slice('/api'.length)}${foreign}${rest}`,
];

export const foreignPaths: Check = {
  name: 'overlapping paths',
  promise: 'However the path to what belongs to another user is written, nothing of it is shown or changed.',
  long: true,
  async run(world) {
    const product = await world.product();
    const [ana, bia] = [await product.newCaller(), await product.newCaller()];
    const [foreign, own] = [await belongingsOf(ana, world), await belongingsOf(bia, world)];
    const before = await read(product, ana.token, `/api/images/${foreign.image}`);
    const routes = (await routesOf(product)).filter(
      (route) =>
        route.isPersonal &&
        /\{(id|key)\}/.test(route.path) &&
        !route.path.includes('/admin/') &&
        !isOwnRoom(route),
    );
    const answers: [string, number][] = [];
    for (const route of routes) {
      const [target, mine] = [filled(route, foreign).path, filled(route, own).path];
      for (const path of pathsTo(route, target, mine)) {
        const { status, isPage } = await send(product, { ...route, path }, bia.token);
        // An address that is none of the API's is answered by the page that says so.
        answers.push([`${route.method} ${path}`, isPage ? 404 : status]);
      }
    }
    const open = answers.filter(([, status]) => status < 400);
    const after = await read(product, ana.token, `/api/images/${foreign.image}`);
    const names = open.map(([name, status]) => `${name} ${status}`).join(', ');
    return {
      figure: `${answers.length} paths: ${tell(countOf(answers.map(([, status]) => status)))}; the owner reads the same: ${before === after}${names && `; open: ${names}`}`,
      held: open.length === 0 && before === after && answers.length > 50,
    };
  },
};

/** The same address in every way; `target` and `mine` differ only in the id. */
function pathsTo({ path }: Route, target: string, mine: string): string[] {
  const at = path.search(/\{(id|key)\}/);
  const rest = path.slice(at).replace(/^\{\w+\}/, '');
  const [foreign, own] = [target, mine].map((whole) => whole.slice(at, whole.length - rest.length));
  return WAYS.map((write) => write(path.slice(0, at), rest, foreign ?? '', own ?? ''));
}

async function read({ url }: AttackedServer, token: string, path: string): Promise<string> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  return `${answer.status} ${await answer.text()}`;
}

/** `fetch` would tidy the path. */
function send(
  { url }: AttackedServer,
  { method, path }: Route,
  token: string,
): Promise<{ status: number; isPage: boolean }> {
  const { hostname, port } = new URL(url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((settle, refuse) => {
    const asked = request({ hostname, port, method, path, headers }, (answer) => {
      answer.resume();
      const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '');
      settle({ status: answer.statusCode ?? 0, isPage });
    });
    asked.once('error', refuse);
    asked.end(
      method === 'GET' ? undefined : JSON.stringify({ title: 'Outra', name: 'Outra', rating: 'good' }),
    );
  });
}
