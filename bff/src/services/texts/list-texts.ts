import type { TextHistory, TextTool } from '../../../contract/texts.ts';
import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';

const PAGE_SIZE = 20;

/** One page of what a tool has written for the person, newest first. */
export async function listTexts(
  { textBook }: Pick<Services, 'textBook'>,
  person: Person,
  { tool, page }: { tool: TextTool; page: number },
): Promise<TextHistory> {
  const { records, hasMore } = await textBook.history(person, { tool, page, pageSize: PAGE_SIZE });
  return {
    page,
    hasMore,
    records: records.map(({ id, input, texts, createdAt }) => ({ id, tool, input, texts, createdAt })),
  };
}

/** Forgets one text of the person. Rejects with `not_found`. */
export async function forgetText(
  { textBook }: Pick<Services, 'textBook'>,
  person: Person,
  id: string,
): Promise<void> {
  if (!(await textBook.forget(person, id))) throw new DomainError('not_found');
}
