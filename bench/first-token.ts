import { type AndromedaServer, startAndromeda } from '../e2e/host/andromeda-server.ts';
import { type FakeChat, startFakeChat } from '../e2e/host/fake-chat.ts';
import { accessToken, createSeller } from '../e2e/host/seller.ts';

/** A user may ask 30 times a minute, so several users ask in turn. The first one warms both sides up. */
const USERS = 6;
const QUESTIONS_EACH = 28;
const LIMIT_MS = 3;

const BASELINE = 'the same OpenAI-compatible service on this machine, asked directly';

/** Measures the milliseconds to the first word through the BFF, and how many the BFF adds to asking the provider directly. */
export async function run(): Promise<void> {
  const chat = await startFakeChat();
  chat.reply = (answer) => {
    answer.say('Olá! ');
    answer.say('Como posso ajudar?');
    answer.end();
  };
  const server = await startAndromeda({ env: chat.env });
  try {
    const { direct, through } = await measure(server, chat);
    print(`baseline (${BASELINE})`, direct, direct);
    print('through the BFF', through, direct);
    const added = at(through, 0.5) - at(direct, 0.5);
    console.log(
      `first token: added at the median ${added.toFixed(2)} ms, limit ${LIMIT_MS} ms, ${added <= LIMIT_MS ? 'kept' : 'MISSED'}`,
    );
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

function print(what: string, times: number[], baseline: number[]): void {
  const [median, p95] = [at(times, 0.5), at(times, 0.95)];
  const added = [median - at(baseline, 0.5), p95 - at(baseline, 0.95)].map((ms) => ms.toFixed(2));
  const ratios = [median / at(baseline, 0.5), p95 / at(baseline, 0.95)].map((ratio) => ratio.toFixed(2));
  console.log(
    `first token: ${what}: median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms; added ${added.join(' and ')} ms; ratio ${ratios.join(' and ')}`,
  );
}

function at(times: number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
