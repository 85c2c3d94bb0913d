import type { Caller } from './world.ts';

/** Asks the assistant, as the page does, and answers the id of the conversation that this began. */
export async function askAssistant({ call }: Pick<Caller, 'call'>, content: string): Promise<string> {
  const conversationId = crypto.randomUUID();
  const answer = await call('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      conversationId,
      turnId: crypto.randomUUID(),
      messages: [{ role: 'user', content }],
    }),
  });
  const events = await answer.text();
  if (!events.includes('"saved":true')) throw new Error(`the assistant answered ${answer.status}: ${events}`);
  return conversationId;
}
