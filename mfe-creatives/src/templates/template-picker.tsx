import { Disclosure, Select } from '@andromeda/design-system';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { DEFAULT_NICHE, niches, type Template, templatesOf } from './niches.ts';
import styles from './template-picker.module.css';
import { TemplatePreview } from './template-preview.tsx';

const nicheOptions = niches.map(({ id, label }) => ({ value: id, label }));

type TemplatePickerProps = {
  /** The chosen template's id. */
  value: string | null;
  onChoose: (template: Template) => void;
  heading?: string;
  /** Folded away under its heading, it opens at a press. */
  defaultOpen?: boolean;
};

/** Suggestions for a prompt by niche. It fits its own width: a strip to swipe on a phone, a grid where there is room. */
export function TemplatePicker(props: TemplatePickerProps) {
  const { value, onChoose, heading = 'Templates por nicho', defaultOpen = true } = props;
  const [chosenNiche, setNiche] = useState<string>(DEFAULT_NICHE);
  const niche = niches.find(({ id }) => id === chosenNiche) ?? niches[0];
  if (!niche) return null;
  return (
    <Disclosure label={heading} defaultOpen={defaultOpen}>
      <div className={styles.picker}>
        <Select label="Nicho" options={nicheOptions} value={niche.id} onValueChange={setNiche} />
        {/* Its key brings the strip of another niche back to its start. */}
        <ul key={niche.id} aria-label={`Templates de ${niche.label}`} className={styles.templates}>
          {templatesOf(niche.id).map((template) => (
            <li key={template.id} className={styles.item}>
              <button
                type="button"
                aria-pressed={template.id === value}
                title={template.shown}
                onClick={() => onChoose(template)}
                className={styles.card}
              >
                <TemplatePreview template={template} />
                <span className={styles.text}>{template.shown}</span>
                {template.id === value && <Check aria-hidden="true" className={styles.check} />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}
