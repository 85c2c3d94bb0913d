import type { OwnTemplate, OwnTemplateChange } from '@andromeda/platform';
import { LONGEST_TEMPLATE_NAME } from 'bff/contract/browser';
import type { NamedCollection } from '../../named/named-collection.ts';
import { messages } from './messages.ts';
import { OWN_TEMPLATES_KEY } from './own-templates-query.ts';

export const ownTemplates: NamedCollection<OwnTemplate, OwnTemplateChange> = {
  queryKey: OWN_TEMPLATES_KEY,
  save: (api, id, change) => api.templates.save(id, change),
  remove: (api, id) => api.templates.remove(id),
  nameTakenCode: 'template_name_taken',
  messages,
};

/** How a template's name is asked for. */
export const naming = { label: 'Nome do modelo', longest: LONGEST_TEMPLATE_NAME, messages };
