import { MOST_OWN_TEMPLATES } from '../../../contract/browser/limits.ts';
import type { OwnTemplate, OwnTemplateChange, OwnTemplates } from '../../../contract/own-templates.ts';
import { DomainError } from '../../domain-error.ts';
import type { ImageAddresses } from '../../images/image-addresses.ts';
import type { OwnTemplateRecord } from '../../ports/own-template-repository.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'ownTemplates' | 'addresses'>;

/** Lists the user's own templates, the last created first. */
export async function listOwnTemplates({ ownTemplates, addresses }: Deps, user: User): Promise<OwnTemplates> {
  const records = await ownTemplates.list(user);
  return { templates: records.map((record) => present(addresses, record)) };
}

/**
 * Saves a template under its id, or replaces what has that id. Rejects with `template_name_taken` where another template
 * has the name, and with `templates_full` where the user has `MOST_OWN_TEMPLATES` others.
 */
export async function saveTemplate(
  { ownTemplates, addresses }: Deps,
  user: User,
  id: string,
  change: OwnTemplateChange,
): Promise<OwnTemplate> {
  const saved = await ownTemplates.save(user, id, change);
  if (saved === 'name_taken') throw new DomainError('template_name_taken');
  if (saved === 'full') throw new DomainError('templates_full', { limit: `${MOST_OWN_TEMPLATES}` });
  return present(addresses, saved);
}

/** Deletes a template, or nothing where there is none of this id. */
export const deleteOwnTemplate = ({ ownTemplates }: Deps, user: User, id: string): Promise<void> =>
  ownTemplates.remove(user, id);

const present = (addresses: ImageAddresses, { preview, ...template }: OwnTemplateRecord): OwnTemplate => ({
  ...template,
  preview: preview && { ...preview, thumbnailUrl: addresses.sign(preview.imageId, 'thumbnail') },
});
