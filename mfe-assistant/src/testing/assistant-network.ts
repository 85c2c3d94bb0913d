import type { Conversation, ConversationTurn } from '@andromeda/platform';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Sent = { messages: object[]; conversationId: string; turnId: string; edited?: true };
type Answer = (path: string[], body: string, search: URLSearchParams) => Response | Promise<Response>;

const photo = { thumbnail: 'data:image/webp;base64,AA' };
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, requestId: 'r' } }, { status });

/** The calls that read and delete. */
function keeping(conversations: Map<string, Conversation>): Record<string, Answer> {
  return {
    'GET conversations': ([, , id = ''], _, query) => {
      if (!id) {
        const words = query.get('search') ?? '';
        const wanted = [...conversations.values()].filter((one) => JSON.stringify(one).includes(words));
        const all = wanted.map(({ turns: _turns, ...summary }) => summary).reverse();
        return Response.json({ conversations: all, page: 1, hasMore: false });
      }
      const found = conversations.get(id);
      return found ? Response.json(found) : refusal(404, 'not_found');
    },
    'PATCH conversations': ([, , id = '', , turnId], body) => {
      const found = conversations.get(id);
      if (!found) return refusal(404, 'not_found');
      if (turnId) {
        Object.assign(found.turns.find((turn) => turn.id === turnId) ?? {}, JSON.parse(body));
        return new Response(null, { status: 204 });
      }
      const { turns: _turns, ...summary } = Object.assign(found, JSON.parse(body));
      return Response.json(summary);
    },
    'DELETE conversations': ([, , id = '']) => {
      conversations.delete(id);
      return new Response(null, { status: 204 });
    },
  };
}

/** Keeps a question as the server does: its answer follows. */
function keepQuestion(
  conversations: Map<string, Conversation>,
  { messages, conversationId, turnId, edited }: Sent,
): ConversationTurn {
  const question = (messages.at(-1) as { content: string }).content;
  const known = conversations.get(conversationId);
  const turns = known?.turns ?? [];
  const at = turns.findIndex(({ id }) => id === turnId);
  const turn: ConversationTurn = { id: turnId, question, photo: null, answer: '', state: 'answering' };
  conversations.set(conversationId, {
    id: conversationId,
    title: known?.title ?? question,
    updatedAt: '2026-11-20T12:00:00.000Z',
    turns: edited ? [...turns.slice(0, at), turn] : [...turns.filter(({ id }) => id !== turnId), turn],
  });
  return turn;
}

/** A service that keeps conversations and whose words come when the test says so. */
export function assistantNetwork(answers: Record<string, Answer> = {}) {
  const asked: Sent[] = [];
  const stops: string[] = [];
  const conversations = new Map<string, Conversation>();
  const bytes = new TextEncoder();
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  let turn: ConversationTurn | undefined;

  const usual: Record<string, Answer> = {
    ...keeping(conversations),
    'POST conversations': ([, , id = '']) => {
      stops.push(id);
      if (turn?.state === 'answering') turn.state = 'stopped';
      return new Response(null, { status: 204 });
    },
    'POST chat': ([, , photos]) => {
      if (photos) return Response.json({ ...photo, id: crypto.randomUUID() });
      const start = (controller: typeof out) => {
        out = controller;
      };
      return new Response(new ReadableStream<Uint8Array>({ start }), {
        headers: { 'content-type': 'text/event-stream' },
      });
    },
  };
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const path = pathname.split('/').slice(1);
    const call = `${init?.method ?? 'GET'} ${path[1]}`;
    if (call === 'POST chat' && !path[2]) asked.push(JSON.parse(String(init?.body)));
    const answer = { ...usual, ...answers }[call];
    if (!answer) throw new TypeError('Failed to fetch');
    const sent = asked.at(-1);
    const reply = await answer(path, String(init?.body ?? ''), searchParams);
    if (call === 'POST chat' && !path[2] && reply.ok && sent) turn = keepQuestion(conversations, sent);
    return reply;
  });

  const write = (chunk: Uint8Array) => act(async () => out?.enqueue(chunk));
  return {
    send,
    asked,
    stops,
    conversations,
    bytes,
    write,
    /** Says these events, and keeps what they mean. */
    tell: (...events: Record<string, unknown>[]) => {
      for (const event of events) {
        if (!turn) continue;
        turn.answer += String(event.delta ?? '');
        if (event.done) turn.state = (event.end as 'cut' | 'filtered' | undefined) ?? 'ready';
        if (event.failed) Object.assign(turn, { state: 'failed', answer: '' });
      }
      return write(bytes.encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')));
    },
    /** The server goes on writing without a listener. */
    writeOn: (part: Partial<ConversationTurn>) => Object.assign(turn ?? {}, part),
    end: () => act(async () => out?.close()),
    cut: () => act(async () => out?.error(new TypeError('network error'))),
  };
}

export const whole = { done: true, demonstration: true, saved: true };
