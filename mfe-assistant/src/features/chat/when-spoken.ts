const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short' });
const year = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });

/** When a conversation was last used, in the shortest form for the reader's day. */
export function whenSpoken(iso: string, now = new Date()): string {
  const then = new Date(iso);
  if (then.toDateString() === now.toDateString()) return `Hoje, ${time.format(then)}`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (then.toDateString() === yesterday.toDateString()) return `Ontem, ${time.format(then)}`;
  return then.getFullYear() === now.getFullYear() ? day.format(then) : year.format(then);
}
