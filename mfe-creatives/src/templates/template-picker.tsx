import { Disclosure, Select, Spinner } from '@andromeda/design-system';
import { useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { NotLoaded } from '../named/not-loaded.tsx';
import { DEFAULT_NICHE, niches, templatesOf } from './niches.ts';
import { messages } from './own/messages.ts';
import { ownTemplatesQuery } from './own/own-templates-query.ts';
import { TemplateCard } from './template-card.tsx';
import styles from './template-picker.module.css';
import { TemplatePreview } from './template-preview.tsx';
import type { TemplateWords } from './use-template-fill.ts';

// Few sellers have any: what shows and changes them comes with the first.
const OwnTemplates = lazy(async () => ({ default: (await import('./own/own-templates.tsx')).OwnTemplates }));

const nicheOptions = niches.map(({ id, label }) => ({ value: id as string, label }));

/** Stands after the niches, once there are any. */
const OWN = 'own';
const ownOption = { value: OWN, label: 'Meus modelos' };

type TemplatePickerProps = {
  /** The chosen template's id. */
  value: string | null;
  onChoose: (template: TemplateWords) => void;
  heading?: string;
  /** Folded away under its heading, it opens at a press. */
  defaultOpen?: boolean;
};

/** Suggestions for a prompt by niche. It fits its own width: a strip to swipe on a phone, a grid where there is room. */
export function TemplatePicker({
  heading = 'Templates por nicho',
  defaultOpen = true,
  ...list
}: TemplatePickerProps) {
  return (
    <Disclosure label={heading} defaultOpen={defaultOpen}>
      <TemplateList {...list} />
    </Disclosure>
  );
}

function TemplateList({ value, onChoose }: Pick<TemplatePickerProps, 'value' | 'onChoose'>) {
  const { data: own = [], isError, isSuccess, refetch } = useQuery(ownTemplatesQuery(useApi()));
  const [chosenNiche, setNiche] = useState<string>(DEFAULT_NICHE);
  const showsOwn = chosenNiche === OWN && own.length > 0;
  const niche = niches.find(({ id }) => id === chosenNiche) ?? niches[0];
  if (!niche) return null;
  return (
    <div className={styles.picker}>
      <Select
        label="Nicho"
        options={own.length > 0 ? [...nicheOptions, ownOption] : nicheOptions}
        value={showsOwn ? OWN : niche.id}
        onValueChange={setNiche}
      />
      {isError && !isSuccess && <NotLoaded message={messages.notLoaded} onRetry={() => void refetch()} />}
      {showsOwn ? (
        <Suspense fallback={<Spinner />}>
          <OwnTemplates templates={own} value={value} onChoose={onChoose} />
        </Suspense>
      ) : (
        // Its key brings the strip of another niche back to its start.
        <ul key={niche.id} aria-label={`Templates de ${niche.label}`} className={styles.templates}>
          {templatesOf(niche.id).map((template) => (
            <TemplateCard
              key={template.id}
              title={template.shown}
              chosen={template.id === value}
              onChoose={() => onChoose(template)}
              preview={<TemplatePreview preview={template.preview} number={template.number} />}
            >
              {template.shown}
            </TemplateCard>
          ))}
        </ul>
      )}
    </div>
  );
}
