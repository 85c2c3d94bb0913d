import { Button, EmptyState } from '@andromeda/design-system';
import type { Channel } from 'bff/contract/browser/channels';
import { Sparkles } from 'lucide-react';
import styles from './listings.module.css';
import { messages } from './messages.ts';
import { RulesDay } from './rules-day.tsx';
import { TurboLeft } from './turbo-left.tsx';
import type { useWriting } from './use-writing.ts';
import { WritingNotes } from './writing-notes.tsx';

type NoListingProps = {
  channel: Channel;
  writing: ReturnType<typeof useWriting>;
  factsEdited: boolean;
  onByHand: () => void;
};

/** A channel without texts, and the two ways to some. */
export function NoListing({ channel, writing, factsEdited, onByHand }: NoListingProps) {
  return (
    <div className={styles.none}>
      <EmptyState
        drawing="spark"
        title={messages.noTexts(channel.name)}
        description={`Título, descrição e palavras de busca nascem da ficha, no tamanho que ${channel.article} ${channel.name} aceita.`}
        action={
          <div className={styles.ways}>
            <Button
              variant="primary"
              size="l"
              icon={<Sparkles />}
              busy={writing.busy}
              busyLabel="Escrevendo..."
              onClick={writing.write}
            >
              Escrever anúncio
            </Button>
            <Button variant="quiet" size="l" disabled={writing.busy} onClick={onByHand}>
              Escrever eu mesmo
            </Button>
          </div>
        }
      />
      <TurboLeft />
      <WritingNotes writing={writing} factsEdited={factsEdited} />
      <RulesDay rules={channel.texts} />
    </div>
  );
}
