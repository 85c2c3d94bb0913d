import { Checkbox, ImageFrame } from '@andromeda/design-system';
import { useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NameDialog } from '../../named/name-dialog.tsx';
import { useSaveNamed } from '../../named/named-collection.ts';
import { messages } from './messages.ts';
import { naming, ownTemplates } from './own-template-collection.ts';
import styles from './own-templates.module.css';
import { ownTemplatesQuery } from './own-templates-query.ts';
import type { PreviewChoice } from './preview-choice.ts';

type SaveTemplateDialogProps = {
  title: string;
  prompt: string;
  /** The picture that the words made; null where none is known. */
  preview: PreviewChoice | null;
  onClose(): void;
};

/** Saves a prompt under a name, with its picture unless the user wants none. */
export function SaveTemplateDialog({ title, prompt, preview, onClose }: SaveTemplateDialogProps) {
  const { data: all = [] } = useQuery(ownTemplatesQuery(useApi()));
  const save = useSaveNamed(ownTemplates);
  // The same for every try: one whose answer got lost saves nothing twice.
  const [id] = useState(() => crypto.randomUUID());
  const [shown, setShown] = useState(true);
  const template = { prompt: prompt.trim(), imageId: (shown && preview?.imageId) || null };
  return (
    <NameDialog
      {...naming}
      title={title}
      name=""
      others={all}
      onSave={(name) => save(id, { name, ...template }, messages.saved)}
      onReplace={({ id: replaced, name }) => save(replaced, { name, ...template }, messages.saved)}
      onClose={onClose}
    >
      {preview && (
        <div className={styles.preview}>
          <ImageFrame src={preview.src} alt="" className={styles.picture} />
          <Checkbox label="Usar esta imagem como prévia" checked={shown} onCheckedChange={setShown} />
        </div>
      )}
    </NameDialog>
  );
}
