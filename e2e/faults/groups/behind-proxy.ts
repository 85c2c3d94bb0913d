import { accessToken, demonstration, newSeller } from '../../host/seller.ts';
import type { Check } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import type { AttackedServer } from '../world.ts';

/** The sign-ups that one address has in an hour. */
const ALLOWED = 60;
const TRIES = ALLOWED + 20;
/** Addresses that RFC 5737 keeps for examples. */
const [MACHINE, SHOP] = ['203.0.113.7', '198.51.100.20'];

export const behindProxy: Check = {
  name: 'behind a proxy',
  promise:
    'Behind a proxy one machine signs up sixty accounts an hour, whatever it writes into X-Forwarded-For, and others sign up; an unknown proxy is a warning for administrators.',
  long: true,
  async run(world) {
    const known = await world.ownProduct({ env: { TRUSTED_PROXIES: '1' } });
    const flood = await Promise.all(
      Array.from({ length: TRIES }, (_, nth) => signUp(known, `192.0.2.${nth}, ${MACHINE}`)),
    );
    const others = await signUp(known, SHOP);
    const quiet = await isWarned(known);
    await known.dispose();
    const unknown = await world.ownProduct();
    const before = await isWarned(unknown);
    await fetch(`${unknown.url}/api/config`, { headers: { 'x-forwarded-for': MACHINE } });
    const after = await isWarned(unknown);
    await unknown.dispose();
    return {
      figure: `${TRIES} sign-ups from one address: ${tell(countOf(flood))}, from another ${others}; warned of the known proxy ${quiet}, of an unknown one ${before}, then ${after}`,
      held:
        countOf(flood)[200] === ALLOWED &&
        countOf(flood)[429] === TRIES - ALLOWED &&
        others === 200 &&
        !quiet &&
        !before &&
        after,
    };
  },
};

async function signUp({ url }: AttackedServer, forwarded: string): Promise<number> {
  const { supabasePublishableKey: apikey } = await (await fetch(`${url}/api/config`)).json();
  const { email, password, fullName } = newSeller();
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email, password, data: { full_name: fullName, phone: '11987654321' } }),
  });
  return answer.status;
}

/** Whether administrators read that a proxy is not known. */
async function isWarned({ url }: AttackedServer): Promise<boolean> {
  const headers = { authorization: `Bearer ${await accessToken(url, demonstration)}` };
  const { warnings } = await (await fetch(`${url}/api/admin/overview`, { headers })).json();
  return warnings.includes('proxy_unknown');
}
