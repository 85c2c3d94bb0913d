import type { Conversation } from '@andromeda/platform';
import { plainText } from './markdown/plain-text.ts';

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' });

/** A conversation as a text file: who said what, without Markdown marks. */
export function conversationFile({ title, turns }: Conversation, now: Date): { name: string; bytes: Blob } {
  const said = turns.flatMap(({ question, answer, photo }) => [
    `Você:\n${photo ? '[foto]\n' : ''}${question}`,
    ...(answer ? [`Assistente Andrômeda:\n${plainText(answer)}`] : []),
  ]);
  const head = `${title}\nConversa com a Assistente Andrômeda, exportada em ${day.format(now)}`;
  return {
    name: fileName(title),
    bytes: new Blob([`${[head, ...said].join('\n\n')}\n`], { type: 'text/plain' }),
  };
}

function fileName(title: string): string {
  const safe = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `${safe || 'conversa'}.txt`;
}
