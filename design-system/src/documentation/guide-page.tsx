import { Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { guides } from './all-guides.ts';
import styles from './documentation.module.css';
import type { Guide } from './guide.ts';
import { PropTable, type TypedProps } from './prop-table.tsx';
import { Words } from './words.tsx';

/** The page of one component: its purpose, its rules, its props, and every example. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const parts = Object.keys(preparedMeta.subcomponents ?? {});
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
      {guide && <Advice component={name} guide={guide} types={preparedMeta.argTypes as TypedProps} />}
      {parts.map((part) => {
        const own = guides[part];
        return own ? (
          <section key={part}>
            <h2>{part}</h2>
            <p>
              <Words text={own.summary} />
            </p>
            <Advice component={part} guide={own} types={{}} />
          </section>
        ) : null;
      })}
      <Stories title="Exemplos" includePrimary={false} />
    </div>
  );
}

function Advice({ component, guide, types }: { component: string; guide: Guide; types: TypedProps }) {
  return (
    <>
      <div className={styles.columns}>
        <List tone="do" title="Faça" items={guide.do} />
        <List tone="dont" title="Não faça" items={guide.dont} />
      </div>
      <PropTable component={component} descriptions={guide.props} types={types} />
      <div className={styles.columns}>
        <List title="Textos" items={guide.content} />
        <List title="Acessibilidade" items={guide.accessibility} />
      </div>
    </>
  );
}

function List({ title, items, tone }: { title: string; items: readonly string[]; tone?: 'do' | 'dont' }) {
  return (
    <section data-tone={tone} className={styles.list}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
