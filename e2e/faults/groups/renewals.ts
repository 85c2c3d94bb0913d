import type { Check } from '../check.ts';
import { countOf, secondsUntil, tell } from '../figures.ts';
import type { AttackedServer, Caller } from '../world.ts';

const TABS = 8;
/** More than a session may renew within five minutes. */
const TRIES = 40;
/** What a copy may be answered, while it cannot be distinguished from another tab. */
const REUSE_SECONDS = 10;

export const renewals: Check = {
  name: 'renewed sessions',
  promise:
    'Tabs that renew a session at once share one token; a copy that is used later ends its session; who renews without end waits, and nobody else.',
  async run(world) {
    const product = await world.product();
    const caller = await product.newCaller();
    const [copied, greedy, other] = [
      await signInAgain(product, caller),
      await signInAgain(product, caller),
      await signInAgain(product, caller),
    ];
    const tabs = await renewTogether([product], copied);
    const newest = await renew(product, tabs.token);
    const since = performance.now();

    let last = greedy;
    const statuses: number[] = [];
    while (statuses.length < TRIES && statuses.at(-1) !== 429) {
      const renewed = await renew(product, last.refresh);
      statuses.push(renewed.status);
      if (renewed.status === 200) last = renewed;
    }
    const [goesOn, others] = [
      await statusOf(product, last.access),
      (await renew(product, other.refresh)).status,
    ];

    // Trying again and again does not keep it good.
    await secondsUntil(async () => (await renew(product, copied.refresh)).status === 400, 3 * REUSE_SECONDS);
    const seconds = (performance.now() - since) / 1000;
    const ended = [
      await statusOf(product, newest.access),
      (await renew(product, newest.refresh)).status,
      await statusOf(product, last.access),
    ];
    return {
      figure: `${tabs.figure}; ${tell(countOf(statuses))} in a row, its access token ${goesOn}, another session's renewal ${others}; a copy refused after ${seconds.toFixed(1)} s, then its session ${ended[0]} and ${ended[1]}, the other one ${ended[2]}`,
      held:
        tabs.held &&
        newest.status === 200 &&
        statuses.at(-1) === 429 &&
        goesOn === 200 &&
        others === 200 &&
        seconds <= 3 * REUSE_SECONDS &&
        ended.join() === '401,400,200',
    };
  },
};

interface Tokens {
  status: number;
  access: string;
  refresh: string;
}

/** Renews one session many times at once, over one node or several. */
export async function renewTogether(nodes: readonly AttackedServer[], { refresh }: Tokens) {
  const tabs = await Promise.all(
    Array.from({ length: TABS }, (_, nth) => renew(nodes[nth % nodes.length] as AttackedServer, refresh)),
  );
  const statuses = countOf(tabs.map(({ status }) => status));
  const tokens = new Set(tabs.map((tab) => tab.refresh));
  return {
    token: tabs[0]?.refresh ?? '',
    figure: `${TABS} renewals at once: ${tell(statuses)}, ${tokens.size} token`,
    held: statuses[200] === TABS && tokens.size === 1,
  };
}

/** Another session of a caller, who proves their password. */
export const signInAgain = (product: AttackedServer, { seller: { email, password } }: Caller) =>
  askForTokens(product, 'password', { email, password });

const renew = (product: AttackedServer, refresh_token: string) =>
  askForTokens(product, 'refresh_token', { refresh_token });

async function askForTokens({ url }: AttackedServer, grant: string, body: object): Promise<Tokens> {
  const { supabasePublishableKey: apikey } = await (await fetch(`${url}/api/config`)).json();
  const answer = await fetch(`${url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { access_token = '', refresh_token = '' } = await answer.json();
  return { status: answer.status, access: access_token, refresh: refresh_token };
}

const statusOf = async ({ url }: AttackedServer, token: string) =>
  (await fetch(`${url}/api/credits`, { headers: { authorization: `Bearer ${token}` } })).status;
