import type { OwnTemplate, OwnTemplateChange } from '../../contract/own-templates.ts';
import type { User } from './user.ts';

/** A template as it is stored: its preview is a picture of the library, without an address. */
export interface OwnTemplateRecord extends Omit<OwnTemplate, 'preview'> {
  preview: { imageId: string; dominantColor: string | null } | null;
}

/** The prompts that each user saved under a name. All reject with `StoreError`. */
export interface OwnTemplateRepository {
  /** The last created first. */
  list(user: User): Promise<OwnTemplateRecord[]>;
  /** Saves or replaces the template with this id, unless another has its name, or there are as many others as allowed. */
  save(user: User, id: string, change: OwnTemplateChange): Promise<OwnTemplateRecord | 'name_taken' | 'full'>;
  remove(user: User, id: string): Promise<void>;
}
