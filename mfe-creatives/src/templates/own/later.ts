// One chunk: who saves a template soon looks at it.
export { OwnTemplates } from './own-templates.tsx';
export { SaveTemplateDialog } from './save-template-dialog.tsx';
