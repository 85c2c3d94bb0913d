import styles from './documentation.module.css';
import type { Guide } from './guide.ts';
import { PropTable, type TypedProps } from './prop-table.tsx';
import { Words } from './words.tsx';

/** What the page of a component says about one component or part: rules, props, texts and accessibility. */
export function ComponentGuide({
  component,
  guide,
  types,
}: {
  component: string;
  guide: Guide;
  types: TypedProps;
}) {
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
