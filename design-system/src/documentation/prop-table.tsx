import styles from './documentation.module.css';
import { readDefaults } from './read-defaults.ts';
import { Words } from './words.tsx';

/** The part of Storybook's information about a component's types that the table shows. */
export type TypedProps = Record<
  string,
  { type?: unknown; table?: { type?: { summary?: string | undefined } | undefined } | undefined }
>;

const sources: Record<string, string> = import.meta.glob('../**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const sourceOf = (component: string) =>
  Object.values(sources).find((source) => source.includes(`export function ${component}(`)) ?? '';

// 'union' and 'unknown' say less than the description.
const typeName = (type: TypedProps[string] | undefined) =>
  type?.table?.type?.summary?.replace(/^(?:union|unknown)$/, '') ?? '';

/** Storybook keeps whether a prop must be given inside its type. */
const isRequired = (type: unknown) =>
  typeof type === 'object' && type !== null && 'required' in type && type.required === true;

/** The props that a component declares itself: type, default and meaning. */
export function PropTable({
  component,
  descriptions,
  types,
}: {
  component: string;
  descriptions: Record<string, string>;
  types: TypedProps;
}) {
  const names = Object.keys(descriptions);
  if (names.length === 0) return <p>Não recebe propriedades.</p>;
  const defaults = readDefaults(sourceOf(component), component);
  return (
    <section>
      <h3>Propriedades</h3>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Nome</th>
              <th scope="col">O que faz</th>
              <th scope="col">Padrão</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                  <small>{typeName(types[name])}</small>
                </th>
                <td>
                  <Words text={descriptions[name] ?? ''} />
                </td>
                <td>
                  {defaults[name] ? (
                    <code>{defaults[name]}</code>
                  ) : isRequired(types[name]?.type) ? (
                    'obrigatória'
                  ) : (
                    '—'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
