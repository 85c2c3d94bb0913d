import { randomUUID } from 'node:crypto';
import { askAssistant } from '../ask-assistant.ts';
import type { Group } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import { requestPicture } from '../request-picture.ts';
import type { AttackedServer, Caller, World } from '../world.ts';

export interface Route {
  method: string;
  path: string;
  isPersonal: boolean;
  takesForm: boolean;
  /** The picture that the body names. */
  image?: string | undefined;
}

export const isolation: Group = {
  name: 'isolation',
  checks: [
    {
      name: 'nobody',
      promise: 'Every personal address of the API refuses a caller who is not signed in.',
      async run(world) {
        const product = await world.product();
        const routes = (await routesOf(product)).filter(({ isPersonal }) => isPersonal);
        const answers = await Promise.all(
          routes.map(async (route) => [route, (await send(product.url, route)).status] as const),
        );
        return told(answers, (status) => status === 401);
      },
    },
    {
      name: 'another user',
      promise: 'What belongs to one user is neither shown to, changed nor deleted by another one.',
      async run(world) {
        const product = await world.product();
        const [ana, bia] = [await product.newCaller(), await product.newCaller()];
        const ids = await belongingsOf(ana, world);
        const routes = (await routesOf(product)).filter(
          ({ path, isPersonal }) =>
            isPersonal &&
            (/\{(id|key)\}/.test(path) || path === '/api/preparations') &&
            !path.includes('/admin/'),
        );
        const saved = await savedBy(ana);
        const answers: [Route, number][] = [];
        for (const route of routes) {
          answers.push([route, (await send(product.url, filled(route, ids), bia.token)).status]);
        }
        const kept = [
          `/api/images/${ids.image}`,
          `/api/conversations/${ids.conversation}`,
          `/api/products/${ids.product}`,
          `/api/products/${ids.product}/photos`,
        ].map(async (path) => (await ana.call(path)).status);
        const read = await Promise.all(kept);
        const savedStays =
          saved.includes(ids.style) && saved.includes(ids.template) && saved === (await savedBy(ana));
        const { figure, held } = told(answers, (status, route) => status === 404 || isOwnRoom(route));
        return {
          figure: `${figure}; the owner still reads picture, conversation, product and its photos: ${read.join(', ')}; styles and templates are unchanged: ${savedStays}`,
          held: held && read.every((status) => status === 200) && savedStays,
        };
      },
    },
    {
      name: 'no administrator',
      promise: 'A seller is refused by every address of the administration and of the releases.',
      async run(world) {
        const product = await world.product();
        const { token, userId } = await product.newCaller();
        const routes = (await routesOf(product)).filter(({ path }) =>
          /\/api\/(admin\/|remotes|remote-(?!events|error-reports))/.test(path),
        );
        const answers = await Promise.all(
          routes.map(
            async (route) =>
              [route, (await send(product.url, filled(route, { image: userId }), token)).status] as const,
          ),
        );
        return told(answers, (status) => status === 401 || status === 403);
      },
    },
    {
      name: 'a blocked user',
      promise: 'A blocked user is refused by every personal address of the API within 30 s.',
      long: true,
      async run(world) {
        const product = await world.product();
        const [{ token, userId }, admin] = [await product.newCaller(), await world.adminToken()];
        const block = await fetch(`${product.url}/api/admin/accounts/${userId}/block`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
          body: JSON.stringify({ blocked: true, reason: 'A check of what a block does' }),
        });
        await new Promise((settle) => setTimeout(settle, 30_000));
        const routes = (await routesOf(product)).filter(({ isPersonal }) => isPersonal);
        const answers = await Promise.all(
          routes.map(async (route) => [route, (await send(product.url, route, token)).status] as const),
        );
        const { figure, held } = told(answers, (status) => status === 401 || status === 403);
        return { figure: `block ${block.status}; ${figure}`, held: held && block.ok };
      },
    },
  ],
};

/**
 * Where the id of another user's thing names none of theirs: stopping an answer that is nobody's says only that nothing runs, and
 * each user's styles, templates and batches have ids of that user's choice.
 */
export const isOwnRoom = ({ path }: Pick<Route, 'path'>): boolean =>
  path.endsWith('/stop') ||
  ['/api/styles/{id}', '/api/templates/{id}', '/api/batches/{id}/permits'].includes(path);

const savedBy = async (caller: Caller): Promise<string> =>
  (
    await Promise.all(['/api/styles', '/api/templates'].map(async (path) => (await caller.call(path)).text()))
  ).join();

/** Every address that the product says it has. */
export async function routesOf({ url }: AttackedServer): Promise<Route[]> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { security?: unknown[]; requestBody?: { content: object } }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      isPersonal: security.length > 0,
      takesForm: 'multipart/form-data' in (requestBody?.content ?? {}),
    })),
  );
}

/** One id of each kind that a user owns. */
export async function belongingsOf(caller: Caller, world: World) {
  const key = randomUUID();
  const made = await (await requestPicture(caller, await world.photo(), { key })).json();
  const conversation = await askAssistant(caller, 'Quanto devo cobrar por uma caneca?');
  const product = randomUUID();
  await caller.call('/api/products', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: product, name: 'Caneca', imageIds: [made.imageId] }),
  });
  const style = randomUUID();
  await caller.call(`/api/styles/${style}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Loja', style: { type: 'remove' } }),
  });
  const template = randomUUID();
  await caller.call(`/api/templates/${template}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mesa', prompt: 'Sobre a mesa', imageId: null }),
  });
  return { key, image: made.imageId as string, conversation, product, style, template };
}

export function filled(
  route: Route,
  ids: Partial<Record<'key' | 'image' | 'conversation' | 'product' | 'style' | 'template', string>>,
): Route {
  const { path } = route;
  const [, , room = ''] = path.split('/');
  const owned: Record<string, string | undefined> = {
    conversations: ids.conversation,
    products: ids.product,
    styles: ids.style,
    templates: ids.template,
  };
  const id = owned[room] ?? ids.image;
  return {
    ...route,
    image: ids.image,
    path: path.replace('{key}', ids.key ?? '').replace('{id}', id ?? ''),
  };
}

/** What the addresses take; each reads the fields that it knows. */
const FIELDS = {
  ...{ content: 'a', fullName: 'Outra', name: 'Outra', title: 'Outra', rating: 'good', password: 'x' },
  ...{ id: randomUUID(), imageIds: [randomUUID()], channel: 'amazon' },
  ...{ style: { type: 'remove' }, prompt: 'Na praia', imageId: null },
  ...{ key: randomUUID(), currency: 'image', amount: 5, blocked: true, reason: 'Porque quero' },
};

/** What was taken of a picture for a channel. */
const takenOf = (imageId: string = randomUUID()) => ({
  ...{ act: randomUUID(), way: 'file' },
  pictures: [
    {
      imageId,
      copies: [
        {
          ...{ channel: 'amazon', verdict: 'ready', reasons: [] },
          file: { width: 1000, height: 1000, bytes: 9 },
        },
      ],
    },
  ],
});

/** Calls an address as its form is, with what it takes. */
export function send(
  url: string,
  { method, path, takesForm, image }: Route,
  token?: string,
): Promise<Response> {
  const address =
    url +
    path
      .replace('{part}', 'photo')
      .replace('{channel}', 'amazon')
      .replace(/\{\w+\}/g, randomUUID());
  const headers = { 'idempotency-key': randomUUID(), ...(token && { authorization: `Bearer ${token}` }) };
  if (method === 'GET') return fetch(`${address}?search=loja&tool=titles&remote=mfe-library`, { headers });
  if (!takesForm)
    return fetch(address, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...FIELDS, ...takenOf(image) }),
    });
  const form = new FormData();
  form.set('strokes', '[]');
  form.set('edge', 'soft');
  form.set('image', new File([new Uint8Array(4)], 'foto.png', { type: 'image/png' }));
  return fetch(address, { method, headers, body: form });
}

/** What was seen, with the addresses that did not refuse. */
export function told(
  answers: readonly (readonly [Route, number])[],
  isRefusal: (status: number, route: Route) => boolean,
) {
  const open = answers.filter(([route, status]) => !isRefusal(status, route));
  const names = open.map(([{ method, path }, status]) => `${method} ${path} ${status}`).join(', ');
  return {
    figure: `${answers.length} addresses: ${tell(countOf(answers.map(([, status]) => status)))}${names && `; open: ${names}`}`,
    held: open.length === 0 && answers.length > 0,
  };
}
