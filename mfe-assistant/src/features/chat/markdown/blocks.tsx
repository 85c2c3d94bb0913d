import type { MarkedToken, Token, Tokens } from 'marked';
import { memo } from 'react';
import { Inlines } from './inlines.tsx';
import styles from './markdown.module.css';

/** Blocks of an answer, one under the other. */
export function Blocks({ tokens }: { tokens: Token[] }) {
  return (tokens as MarkedToken[]).map((token, index) => <Block key={index} token={token} />);
}

/** Drawn once for each token: those of settled blocks stay the same while an answer grows. */
const Block = memo(function Block({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      // An answer has no outline of its own: its headings must not interfere with the screen's.
      return (
        <p>
          <strong>
            <Inlines tokens={token.tokens} />
          </strong>
        </p>
      );
    case 'code':
      return <pre className={styles.code}>{token.text}</pre>;
    case 'blockquote':
      return (
        <blockquote className={styles.quote}>
          <Blocks tokens={token.tokens} />
        </blockquote>
      );
    case 'list':
      return <List list={token} />;
    case 'table':
      return <Table table={token} />;
    case 'hr':
      return <hr className={styles.rule} />;
    case 'html':
      return <p>{token.text.trim()}</p>;
    case 'paragraph':
    case 'text':
      return <Paragraph token={token} />;
    default:
      return <Inlines tokens={[token]} />;
  }
});

function Paragraph({ token }: { token: Tokens.Paragraph | Tokens.Text }) {
  return <p>{token.tokens?.length ? <Inlines tokens={token.tokens} /> : token.text}</p>;
}

function List({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const drawn = items.map((item, index) => (
    <li key={index}>
      {item.task && (item.checked ? '☑ ' : '☐ ')}
      <Item tokens={item.tokens.filter(({ type }) => type !== 'checkbox')} />
    </li>
  ));
  return ordered ? <ol start={Number(start)}>{drawn}</ol> : <ul>{drawn}</ul>;
}

/** An item of one line is its words; one with more in it keeps its blocks. */
function Item({ tokens }: { tokens: Token[] }) {
  const [first, ...others] = tokens as MarkedToken[];
  if (first?.type !== 'text') return <Blocks tokens={tokens} />;
  return (
    <>
      <Inlines tokens={first.tokens ?? [first]} />
      <Blocks tokens={others} />
    </>
  );
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  const cell = (Cell: 'th' | 'td', { tokens, align }: Tokens.TableCell, index: number) => (
    <Cell key={index} data-align={align ?? undefined} scope={Cell === 'th' ? 'col' : undefined}>
      <Inlines tokens={tokens} />
    </Cell>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer.
    <section aria-label="Tabela" tabIndex={0} className={styles.tableFrame}>
      <table>
        <thead>
          <tr>{header.map((one, index) => cell('th', one, index))}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>{row.map((one, index) => cell('td', one, index))}</tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
