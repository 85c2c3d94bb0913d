import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { demonstration } from '../../host/seller.ts';
import type { Check } from '../check.ts';
import type { AttackedServer } from '../world.ts';

/** What belongs on a developer's machine, and what a stranger and the operator get for it on a public address. */
const FOR_DEVELOPMENT: Record<string, readonly [string, string]> = {
  '/dev/inbox': ['401', '200'],
  '/dev/inbox.json': ['401', '200'],
  '/dev/email-preview/recovery': ['401', '200'],
  '/dev/pagamentos': ['401', '404'],
  // The application answers every address that is nothing else's, and says there that it does not know it.
  '/google-demonstracao': ['application', 'application'],
  '/storybook': ['application', 'application'],
};

export const publicAddress: Check = {
  name: 'public address',
  promise:
    'On a public address the embedded mode shows its mails to the operator alone, and offers no demonstration account, no simulated payments and no Storybook.',
  async run(world) {
    const product = await world.ownProduct({ env: { EMBEDDED_PUBLIC: 'yes', STOP_GRACE_SECONDS: '0' } });
    const key = readFileSync(join(product.dataDir, 'deploy-token'), 'utf8').trim();
    const operator = { authorization: `Basic ${Buffer.from(`:${key}`).toString('base64')}` };
    const answers: { what: string; wanted: string; got: string }[] = [
      { what: 'another host', wanted: '403', got: await statusUnder('loja.example.com', product) },
      { what: 'demonstration account', wanted: '400', got: await signInStatus(product) },
    ];
    for (const [path, [stranger, allowed]] of Object.entries(FOR_DEVELOPMENT)) {
      const url = product.url + path;
      answers.push({ what: path, wanted: stranger, got: await answerOf(url) });
      answers.push({ what: `${path} with the key`, wanted: allowed, got: await answerOf(url, operator) });
    }
    await product.dispose();
    const wrong = answers.filter(({ wanted, got }) => got !== wanted);
    const told = wrong.map(({ what, wanted, got }) => `${what} ${got} in place of ${wanted}`);
    return {
      figure: told.join(', ') || `${answers.length} requests answered as they should be`,
      held: wrong.length === 0,
    };
  },
};

async function answerOf(url: string, headers: HeadersInit = {}): Promise<string> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  return (await answer.text()).includes('id="andromeda-page"') ? 'application' : String(answer.status);
}

async function signInStatus({ url }: AttackedServer): Promise<string> {
  const { supabasePublishableKey: apikey } = await (await fetch(`${url}/api/config`)).json();
  const { email, password } = demonstration;
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return String(answer.status);
}

/** `fetch` names the host by itself. */
function statusUnder(host: string, { url }: AttackedServer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((settle, refuse) => {
    const asked = request({ hostname, port, path: '/api/config', headers: { host } }, (answer) => {
      answer.resume();
      settle(String(answer.statusCode));
    });
    asked.once('error', refuse).end();
  });
}
