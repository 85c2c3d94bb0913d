import { TextLink } from '@andromeda/design-system';
import { type HistoryNode, type LibraryImage, Link } from '@andromeda/platform';
import { isDrawnByModel, sourceWords } from 'bff/contract/browser/provenance';
import type { ReactNode } from 'react';
import styles from './history.module.css';
import { messages } from './messages.ts';
import { isText, longWordsOf, optionsInWords, titleOf, wordsOf } from './node-words.ts';

export const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });

/** `parent` is what the picture was made of, where it is still there. */
type NodeFactsProps = { node: HistoryNode; parent: { node: HistoryNode; number: number } | null };

/** What was done to a picture, of what, with which options, what it cost, and when. */
export function NodeFacts({ node, parent }: NodeFactsProps) {
  const { options, cost, createdAt, parentDeleted, image } = node;
  const description = longWordsOf(node);
  const told = optionsInWords(options);
  const lines = isText(node) ? wordsOf(node)?.split('\n') : undefined;
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        {lines && <Fact term="Texto">{lines.join('\n')}</Fact>}
        {description && <Fact term="Descrição">{description}</Fact>}
        {options?.backgroundColor && (
          <Fact term="Cor do fundo">
            <Swatch hex={options.backgroundColor} />
          </Fact>
        )}
        {told.length > 0 && <Fact term="Opções">{told.join(' · ')}</Fact>}
        {parent && (
          <Fact term="Feita de">
            <TextLink asChild>
              <Link to={`?passo=${parent.node.id}`} preventScrollReset>
                {parent.number}. {titleOf(parent.node)}
              </Link>
            </TextLink>
          </Fact>
        )}
        {cost !== null && <Fact term="Custo">{messages.cost(cost)}</Fact>}
        {image && (
          <Fact term="Quando">
            <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>
          </Fact>
        )}
      </dl>
      {parentDeleted && <p>{messages.parentDeleted}</p>}
      {image && <Provenance image={image} />}
    </div>
  );
}

/** One of a list of facts. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Swatch({ hex }: { hex: string }) {
  const color = `#${hex.replace('#', '')}`;
  return (
    <span className={styles.swatch}>
      <span aria-hidden="true" style={{ backgroundColor: color }} />
      {color}
    </span>
  );
}

/** How the picture came about, and what its files say of it. */
function Provenance({ image: { sourceType } }: { image: LibraryImage }) {
  if (!sourceType) return <p className={styles.file}>{messages.nothingKnown}</p>;
  return (
    <p className={styles.file}>
      {sourceWords[sourceType]} Os arquivos de “Preparar para…” levam esta informação no padrão IPTC (
      {sourceType})
      {isDrawnByModel(sourceType) ? ', como pedem os canais que exigem declarar o uso de IA.' : '.'} Local e
      aparelho da foto não vão junto.
    </p>
  );
}
