import type { TextHistory, TextTool } from '../../../contract/texts.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

const PAGE_SIZE = 20;

/** One page of the texts that a tool wrote for the user and that contain `search`, newest first. */
export async function listTexts(
  { textRepository }: Pick<Services, 'textRepository'>,
  user: User,
  { tool, page, search }: { tool: TextTool; page: number; search: string },
): Promise<TextHistory> {
  const { records, hasMore } = await textRepository.history(user, {
    tool,
    page,
    pageSize: PAGE_SIZE,
    search,
  });
  return {
    page,
    hasMore,
    records: records.map(({ id, input, texts, createdAt }) => ({ id, tool, input, texts, createdAt })),
  };
}

/** Deletes one text of the user. Rejects with `not_found`. */
export async function forgetText(
  { textRepository }: Pick<Services, 'textRepository'>,
  user: User,
  id: string,
): Promise<void> {
  if (!(await textRepository.forget(user, id))) throw new DomainError('not_found');
}

/** Deletes everything that one tool has written for the user. */
export async function forgetTexts(
  { textRepository }: Pick<Services, 'textRepository'>,
  user: User,
  tool: TextTool,
): Promise<void> {
  await textRepository.forgetAll(user, tool);
}
