import {
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  ErrorState,
  Notice,
  ProgressBar,
  SegmentedControl,
  Skeleton,
} from '@andromeda/design-system';
import { messageFor } from '@andromeda/platform';
import { useState } from 'react';
import { messages as productMessages } from '../../../products/messages.ts';
import { leftOut, messages } from './messages.ts';
import styles from './sheet-dialog.module.css';
import { type Scope, useSheetChoice } from './use-sheet-choice.ts';
import { useSheetDownload } from './use-sheet-download.ts';

type Choice = ReturnType<typeof useSheetChoice>;

/** Asks which listings of which products the sheet is to hold, and saves it. */
export function SheetDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const choice = useSheetChoice(search);
  const [isGone, setGone] = useState(false);
  const download = useSheetDownload({
    onSaved: onClose,
    onNothing: () => {
      setGone(true);
      void choice.counts.refetch();
    },
  });
  const { data } = choice.counts;
  const start = () => {
    setGone(false);
    download.start(choice.choice);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Baixar planilha"
      description="Um arquivo CSV com uma linha para cada produto e canal, com os textos que estão salvos."
      footer={
        <>
          {download.busy && <Button onClick={download.cancel}>Cancelar</Button>}
          <Button
            variant="primary"
            disabled={choice.rows === 0}
            busy={download.busy}
            busyLabel="Baixando..."
            onClick={start}
          >
            {data ? messages.download(choice.rows) : 'Baixar'}
          </Button>
        </>
      }
    >
      {download.busy ? (
        <Progress read={download.read} total={data?.products ?? 0} />
      ) : (
        <div className={styles.choice}>
          {download.problem && <Notice tone="error">{download.problem}</Notice>}
          {isGone && <Notice tone="info">{messages.nothingLeft}</Notice>}
          {search && <ScopeChoice search={search} choice={choice} />}
          <Channels choice={choice} />
        </div>
      )}
    </Dialog>
  );
}

function ScopeChoice({ search, choice }: { search: string; choice: Choice }) {
  return (
    <SegmentedControl<Scope>
      label="Quais produtos"
      layout="tiles"
      value={choice.scope}
      onValueChange={choice.setScope}
      options={[
        {
          value: 'found',
          label: 'Só os da busca',
          description: <span className={styles.search}>“{search}”</span>,
        },
        { value: 'all', label: 'Todos', description: 'sem a busca' },
      ]}
    />
  );
}

function Channels({ choice }: { choice: Choice }) {
  const { counts, channels, chosen, choose } = choice;
  if (counts.isPending) return <ChannelsSkeleton />;
  if (!counts.data) {
    return (
      <ErrorState
        title={messageFor(counts.error, messages.notCounted)}
        action={<Button onClick={() => void counts.refetch()}>Tentar novamente</Button>}
      />
    );
  }
  const { products } = counts.data;
  if (counts.data.listings.length === 0) {
    return (
      <EmptyState
        drawing="spark"
        title="Nenhum anúncio para baixar"
        description={productMessages.nothingForTheSheet}
      />
    );
  }
  const gaps = leftOut(chosen);
  return (
    <fieldset className={styles.channels}>
      <legend className={styles.legend}>Canais de {messages.productCount(products)}</legend>
      {channels.map(({ channel, count, chosen: checked }) => (
        <Checkbox
          key={channel.id}
          label={messages.channel(channel.name, count, products)}
          checked={checked}
          disabled={count === 0}
          onCheckedChange={(wanted) => choose(channel.id, wanted)}
        />
      ))}
      <p role="status" className={styles.gaps}>
        {gaps}
      </p>
    </fieldset>
  );
}

const Progress = ({ read, total }: { read: number; total: number }) => (
  <div className={styles.progress}>
    <p>{messages.reading(read, total)}</p>
    <ProgressBar label="Produtos lidos" value={read} max={Math.max(read, total)} />
  </div>
);

const ChannelsSkeleton = () => (
  <div role="status" aria-label="Contando os anúncios" className={styles.skeleton}>
    <Skeleton width="45%" />
    <Skeleton width="70%" />
    <Skeleton width="60%" />
    <Skeleton width="65%" />
  </div>
);
