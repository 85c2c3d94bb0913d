import { type AndromedaServer, startAndromeda } from '../e2e/host/andromeda-server.ts';
import { type FakeChat, startFakeChat } from '../e2e/host/fake-chat.ts';
import { accessToken, createSeller } from '../e2e/host/seller.ts';
import { median, quantile } from './figures/median.ts';
import { type Row, rowOf } from './figures/row.ts';

/** A user may ask 30 times a minute, so several users ask in turn. The first one warms both sides up. */
const USERS = 6;
const QUESTIONS_EACH = 28;
const LIMIT_MS = 3;

const BASELINE = 'the same OpenAI-compatible service on this machine, asked directly';

/** Measures the milliseconds to the first word through the BFF, and how many the BFF adds to asking the provider directly. */
export async function run(): Promise<Row[]> {
  const chat = await startFakeChat();
  chat.reply = (answer) => {
    answer.say('Olá! ');
    answer.say('Como posso ajudar?');
    answer.end();
  };
  const server = await startAndromeda({ env: chat.env });
  try {
    const { direct, through } = await measure(server, chat);
    const p95 = (times: readonly number[]) => [quantile(times, 0.95)];
    return [
      rowOf('through the BFF', 'ms', through, { against: [BASELINE, direct] }),
      rowOf('through the BFF, p95', 'ms', p95(through), { against: [BASELINE, p95(direct)] }),
      rowOf('added at the median', 'ms', [median(through) - median(direct)], {
        wanted: ['value', 'at most', LIMIT_MS],
      }),
    ];
  } finally {
    await server.dispose();
    await chat.close();
  }
}

async function measure({ url }: AndromedaServer, { env }: FakeChat) {
  const direct: number[] = [];
  const through: number[] = [];
  const body = { messages: [{ role: 'user', content: 'Como tirar fotos?' }] };
  for (let user = 0; user < USERS; user++) {
    const token = await accessToken(url, await createSeller(url));
    for (let question = 0; question < QUESTIONS_EACH; question++) {
      const alone = await firstWord(`${env.CHAT_BASE_URL}/chat/completions`, '', { ...body, model: 'm' });
      const ours = await firstWord(`${url}/api/chat`, token, body);
      if (user === 0) continue;
      direct.push(alone);
      through.push(ours);
    }
  }
  return { direct, through };
}

/** The milliseconds until the first word arrives; the time for the rest does not count. */
async function firstWord(address: string, token: string, body: object): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
  let took = 0;
  let received = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    received += chunk;
    if (!took && received.includes('Olá')) took = performance.now() - start;
  }
  if (!took) throw new Error(`${address} answered: ${received}`);
  return took;
}
