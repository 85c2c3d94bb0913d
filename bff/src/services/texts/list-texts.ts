import type { TextHistory, TextTool } from '../../../contract/texts.ts';
import { DomainError } from '../../domain-error.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';

const PAGE_SIZE = 20;

/** One page of what a tool has written for the person and that holds `search`, newest first. */
export async function listTexts(
  { textBook }: Pick<Services, 'textBook'>,
  person: Person,
  { tool, page, search }: { tool: TextTool; page: number; search: string },
): Promise<TextHistory> {
  const { records, hasMore } = await textBook.history(person, { tool, page, pageSize: PAGE_SIZE, search });
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

/** Forgets everything that one tool has written for the person. */
export async function forgetTexts(
  { textBook }: Pick<Services, 'textBook'>,
  person: Person,
  tool: TextTool,
): Promise<void> {
  await textBook.forgetAll(person, tool);
}
