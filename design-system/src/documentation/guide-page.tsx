import { Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { guides } from './all-guides.ts';
import { ComponentGuide } from './component-guide.tsx';
import styles from './documentation.module.css';
import type { TypedProps } from './prop-table.tsx';
import { Words } from './words.tsx';

/** What Storybook hands its own tables to read the types of a part. */
interface DocsParameters {
  docs?: { extractArgTypes?: (component: ComponentType) => TypedProps | null };
}

/** The page of one component: its purpose, its rules, its props, those of its parts, and every example. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const { docs }: DocsParameters = preparedMeta.parameters;
  const parts = Object.entries(preparedMeta.subcomponents ?? {}) as [string, ComponentType][];
  const guide = guides[name];
  return (
    <div className={styles.page}>
      <Title />
      {guide && (
        <p className={styles.lead}>
          <Words text={guide.summary} />
        </p>
      )}
      <Primary />
      {guide && <ComponentGuide component={name} guide={guide} types={preparedMeta.argTypes as TypedProps} />}
      {parts.map(([part, component]) => {
        const own = guides[part];
        return own ? (
          <section key={part} className={styles.part}>
            <h2>{part}</h2>
            <p>
              <Words text={own.summary} />
            </p>
            <ComponentGuide component={part} guide={own} types={docs?.extractArgTypes?.(component) ?? {}} />
          </section>
        ) : null;
      })}
      <Stories title="Exemplos" includePrimary={false} />
    </div>
  );
}
