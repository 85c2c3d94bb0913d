import type { OwnTemplate } from '@andromeda/platform';
import { useState } from 'react';
import { DeleteNamedDialog } from '../../named/delete-named-dialog.tsx';
import { NameDialog } from '../../named/name-dialog.tsx';
import { useSaveNamed } from '../../named/named-collection.ts';
import { NamedMenu } from '../../named/named-menu.tsx';
import { TemplateCard } from '../template-card.tsx';
import pickerStyles from '../template-picker.module.css';
import { TemplatePreview } from '../template-preview.tsx';
import type { TemplateWords } from '../use-template-fill.ts';
import { messages } from './messages.ts';
import { naming, ownTemplates } from './own-template-collection.ts';
import styles from './own-templates.module.css';

type OwnTemplatesProps = {
  templates: readonly OwnTemplate[];
  /** The chosen template's id. */
  value: string | null;
  onChoose(template: TemplateWords): void;
};

/** 'Meus modelos': prompts that the user saved under a name. Each has a menu to rename and delete it. */
export function OwnTemplates({ templates, value, onChoose }: OwnTemplatesProps) {
  const [asked, ask] = useState<{ about: 'rename' | 'delete'; template: OwnTemplate } | null>(null);
  const close = () => ask(null);
  return (
    <>
      <ul aria-label="Meus modelos" className={pickerStyles.templates}>
        {templates.map((template, index) => (
          <TemplateCard
            key={template.id}
            title={template.prompt}
            chosen={template.id === value}
            onChoose={() => onChoose({ ...template, generation: template.prompt })}
            preview={<Preview template={template} number={index} />}
            menu={
              <NamedMenu
                label={`Opções do modelo: ${template.name}`}
                className={styles.menu}
                onRename={() => ask({ about: 'rename', template })}
                onDelete={() => ask({ about: 'delete', template })}
              />
            }
          >
            <strong className={styles.name}>{template.name}</strong> {template.prompt}
          </TemplateCard>
        ))}
      </ul>
      {asked?.about === 'rename' && (
        <RenameDialog template={asked.template} all={templates} onClose={close} />
      )}
      {asked?.about === 'delete' && (
        <DeleteNamedDialog
          collection={ownTemplates}
          item={asked.template}
          title={`Excluir o modelo “${asked.template.name}”?`}
          description="Ele sai de todos os seus aparelhos. A imagem da prévia continua na sua biblioteca."
          onClose={close}
        />
      )}
    </>
  );
}

function Preview({ template: { preview }, number }: { template: OwnTemplate; number: number }) {
  // Its key gives a picture at a new address another chance.
  return (
    <TemplatePreview
      key={preview?.thumbnailUrl}
      preview={preview && { src: preview.thumbnailUrl, alt: '', color: preview.dominantColor ?? undefined }}
      number={number}
    />
  );
}

type RenameDialogProps = { template: OwnTemplate; all: readonly OwnTemplate[]; onClose(): void };

function RenameDialog({ template: { id, name, prompt, preview }, all, onClose }: RenameDialogProps) {
  const save = useSaveNamed(ownTemplates);
  return (
    <NameDialog
      {...naming}
      title="Renomear modelo"
      name={name}
      others={all.filter((other) => other.id !== id)}
      onSave={(wanted) =>
        save(id, { name: wanted, prompt, imageId: preview?.imageId ?? null }, messages.renamed)
      }
      onClose={onClose}
    />
  );
}
