import { startFakeMailServer, tokenIn } from '../../host/fake-mail-server.ts';
import { freePort } from '../../host/free-port.ts';
import { newSeller } from '../../host/seller.ts';
import type { Group } from '../check.ts';
import { secondsUntil } from '../figures.ts';
import type { AttackedServer } from '../world.ts';

const ARRIVES_WITHIN_SECONDS = 20;

export const mails: Group = {
  name: 'mails',
  checks: [
    {
      name: 'killed before it sent',
      promise:
        'Mails that were accepted while the mail server was away arrive when it is back, though the server was killed in between.',
      async run(world) {
        const port = await freePort();
        const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'contato@loja.example.com' };
        const mailServer = await startFakeMailServer(port);
        const product = await world.ownProduct({ env });
        const [ana, bia] = [newSeller(), newSeller()];
        await signUp(product, ana);
        await secondsUntil(async () => mailServer.taken.length > 0, ARRIVES_WITHIN_SECONDS);
        const session = await auth(product, '/verify', {
          type: 'signup',
          token_hash: tokenIn(mailServer.taken[0]?.source ?? ''),
        });
        const { access_token: token } = await session.json();
        await mailServer.close();
        const answers = [
          await signUp(product, bia),
          await auth(product, '/recover', { email: ana.email }),
          await askForDeletion(product, token, ana.password),
        ];
        await product.kill();
        const back = await startFakeMailServer(port);
        const again = await world.ownProduct({ dataDir: product.dataDir, env });
        const arrived = () => new Set(back.taken.map(({ to, subject }) => `${to} ${subject}`)).size;
        const seconds = await secondsUntil(async () => arrived() === answers.length, ARRIVES_WITHIN_SECONDS);
        await again.dispose();
        await back.close();
        return {
          figure: `sign-up, recovery and deletion ${answers.map(({ status }) => status).join(', ')}; ${arrived()} of ${answers.length} mails arrived ${seconds?.toFixed(1) ?? `> ${ARRIVES_WITHIN_SECONDS}`} s after the next start`,
          held: answers.every(({ ok }) => ok) && seconds !== null,
        };
      },
    },
  ],
};

const signUp = (product: AttackedServer, { fullName, email, password }: ReturnType<typeof newSeller>) =>
  auth(product, '/signup', { email, password, data: { full_name: fullName, phone: '11987654321' } });

async function auth({ url }: AttackedServer, path: string, body: object): Promise<Response> {
  const { supabasePublishableKey: apikey } = await (await fetch(`${url}/api/config`)).json();
  const headers = { apikey, 'content-type': 'application/json' };
  return fetch(`${url}/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const askForDeletion = ({ url }: AttackedServer, token: string, password: string) =>
  fetch(`${url}/api/account/deletion`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
