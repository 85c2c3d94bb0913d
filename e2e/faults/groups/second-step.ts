import { codeFor, turnOnSecondFactor } from '../../host/authenticator.ts';
import { accessToken } from '../../host/seller.ts';
import { askAssistant } from '../ask-assistant.ts';
import type { Check } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import { outcomeOf, requestPicture } from '../request-picture.ts';
import type { AttackedServer, Caller, World } from '../world.ts';
import { routesOf, send, told } from './isolation.ts';

const PASS = '/api/account/second-factor/pass';
const SESSIONS = 6;
const TRIES_OF_A_SESSION = 5;
const TRIES_OF_A_DAY = 20;
/** Where a new user with one picture and one question has rows of their own. */
const TABLES = ['user_profiles', 'user_credits', 'credit_entries', 'user_images', 'conversations'];

/** What a thief with only the password does, and what it opens. */
export const secondStep: Check[] = [
  {
    name: 'before the second step',
    promise:
      'A session that has not passed the second step opens no personal address and reads no row; it sets no password and signs nobody else out.',
    async run(world) {
      const { product, owner, signIn } = await ownerOfFactor(world);
      await requestPicture(owner, await world.photo());
      await askAssistant(owner, 'Quanto devo cobrar por uma caneca?');
      const thief = await signIn();
      const routes = (await routesOf(product)).filter(({ path, isPersonal }) => isPersonal && path !== PASS);
      const answers = await Promise.all(
        routes.map(async (route) => [route, (await send(product.url, route, thief)).status] as const),
      );
      const { figure, held } = told(answers, (status) => status === 403);
      const rows = [await rowsOf(product, owner.token), await rowsOf(product, thief)];
      const password = await setPassword(product, thief);
      await auth(product, 'POST', '/logout?scope=global', thief);
      const stillIn = (await owner.call('/api/credits')).status;
      return {
        figure: `${figure}; tables with rows: the owner ${rows[0]}, the thief ${rows[1]}; new password ${password}, the owner after the thief's sign-out ${stillIn}`,
        held: held && rows[0] === TABLES.length && rows[1] === 0 && password === 403 && stillIn === 200,
      };
    },
  },
  {
    name: 'guessed codes',
    promise:
      'Guessing codes is stopped for a session and for its user, whose other session goes on and whose recovery code opens.',
    async run(world) {
      const { product, owner, factor, signIn } = await ownerOfFactor(world);
      const thieves = [];
      for (let nth = 0; nth < SESSIONS; nth += 1) thieves.push(await signIn());
      const wrong = wrongCode(factor.secret);
      const tryCode = async (token: string, code: string) => outcomeOf(await pass(product, token, code));
      const [first = '', ...others] = thieves;
      const alone = await Promise.all(
        Array.from({ length: TRIES_OF_A_SESSION + 3 }, () => tryCode(first, wrong)),
      );
      const together = await Promise.all(
        others.flatMap((thief) => Array.from({ length: TRIES_OF_A_SESSION }, () => tryCode(thief, wrong))),
      );
      const [looked, all] = [countOf(alone)['403 code_wrong'], countOf([...alone, ...together])];
      // The next step's code is valid now, and only the owner has it.
      const afterwards = await tryCode(others.at(-1) ?? '', codeFor(factor.secret, 1));
      const recovery = await tryCode(await signIn(), factor.recoveryCodes[0] ?? '');
      const open = (await owner.call('/api/credits')).status;
      return {
        figure: `${looked} codes looked at in one session, ${SESSIONS} sessions: ${tell(all)}; a right code then ${afterwards}, the owner's session ${open}, a recovery code ${recovery}`,
        held:
          looked === TRIES_OF_A_SESSION &&
          all['403 code_wrong'] === TRIES_OF_A_DAY &&
          afterwards === '429 too_many_requests' &&
          open === 200 &&
          recovery === '200',
      };
    },
  },
];

async function ownerOfFactor(world: World) {
  const product = await world.product();
  const owner: Caller = await product.newCaller();
  const factor = await turnOnSecondFactor(product.url, owner.seller);
  const { email, password, fullName } = owner.seller;
  return { product, owner, factor, signIn: () => accessToken(product.url, { email, password, fullName }) };
}

const pass = ({ url }: AttackedServer, token: string, code: string) =>
  fetch(url + PASS, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });

/** Six digits that no clock near this one shows. */
function wrongCode(secret: string): string {
  const good = [-2, -1, 0, 1, 2].map((steps) => codeFor(secret, steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !good.includes(code)) ?? ''
  );
}

/** How many tables show this token a row, past our server. */
async function rowsOf({ asService }: AttackedServer, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const tables = TABLES.map(async (table) => {
    const answer = await asService(`/rest/v1/${table}`, { headers });
    return answer.ok && (await answer.json()).length > 0;
  });
  return (await Promise.all(tables)).filter(Boolean).length;
}

const setPassword = async (product: AttackedServer, token: string) =>
  (await auth(product, 'PUT', '/user', token, { password: 'Outra!Senha2026' })).status;

async function auth({ url }: AttackedServer, method: string, path: string, token: string, body?: object) {
  const { supabasePublishableKey: apikey } = await (await fetch(`${url}/api/config`)).json();
  const headers = { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return fetch(`${url}/auth/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}
