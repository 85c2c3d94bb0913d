import { Button, Checkbox, Dialog, Notice } from '@andromeda/design-system';
import type { ChannelId, Product } from '@andromeda/platform';
import type { Channel } from 'bff/contract/browser/channels';
import { listingChannels, noTexts } from 'bff/contract/browser/listings';
import { Sparkles } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useEdits } from '../../../../use-edits.ts';
import { fieldsFrom } from '../listing-fields.ts';
import { TurboLeft } from '../turbo-left.tsx';
import { hasTexts } from '../use-channel-address.ts';
import { messages } from './messages.ts';
import styles from './several-channels.module.css';
import { useTextsLeft, useWriteSeveral } from './use-write-several.ts';

/** Writes the texts of those channels that have none yet, at one press. It stands there for who arrives to two or more of these. */
export function SeveralChannels({ product }: { product: Product }) {
  const missing = listingChannels.filter((channel) => !hasTexts(product.listings, channel));
  const [isOffered] = useState(missing.length > 1);
  const [asking, setAsking] = useState(false);
  const { busy, write } = useWriteSeveral(product);
  if (!isOffered) return null;
  return (
    <>
      <Button
        icon={<Sparkles />}
        disabled={missing.length < 2}
        busy={busy}
        busyLabel="Escrevendo..."
        onClick={() => setAsking(true)}
      >
        Escrever para vários canais
      </Button>
      {asking && (
        <ChannelsDialog
          product={product}
          missing={missing}
          onWrite={(channels) => {
            setAsking(false);
            write(channels);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type ChannelsDialogProps = {
  product: Product;
  missing: readonly Channel[];
  onWrite: (channels: readonly Channel[]) => void;
  onClose: () => void;
};

function ChannelsDialog({ product, missing, onWrite, onClose }: ChannelsDialogProps) {
  const left = useTextsLeft();
  const { begun, noteEdits } = useBegun();
  const [choice, setChoice] = useState<readonly ChannelId[]>();
  const free = missing.filter(({ id }) => !begun.includes(id));
  // As many as can be written now; where that is none, the first, so that its answer says why.
  const chosen = free.filter(
    ({ id }, at) => choice?.includes(id) ?? (left === undefined || at < Math.max(left, 1)),
  );
  const toggle = (id: ChannelId) => {
    const ids = chosen.map((channel) => channel.id);
    setChoice(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Escrever para vários canais"
      description="Título, descrição e palavras de busca nascem da ficha, no tamanho que cada canal aceita."
      footer={
        <Button
          variant="primary"
          icon={<Sparkles />}
          disabled={chosen.length === 0}
          onClick={() => onWrite(chosen)}
        >
          {messages.write(chosen.length)}
        </Button>
      }
    >
      <fieldset className={styles.channels}>
        <legend className={styles.legend}>Canais ainda sem textos</legend>
        {missing.map((channel) => (
          <ChannelRow
            key={channel.id}
            productId={product.id}
            channel={channel}
            checked={chosen.includes(channel)}
            onToggle={toggle}
            onEdits={noteEdits}
          />
        ))}
        <TurboLeft />
        {left !== undefined && left > 0 && chosen.length > left && (
          <Notice tone="warning">{messages.tooFew(left)}</Notice>
        )}
      </fieldset>
    </Dialog>
  );
}

/** The channels in which the seller has begun to write by hand. Nothing is written over that. */
function useBegun() {
  const [begun, setBegun] = useState<readonly ChannelId[]>([]);
  const noteEdits = useCallback(
    (id: ChannelId, edited: boolean) =>
      setBegun((ids) =>
        ids.includes(id) === edited ? ids : edited ? [...ids, id] : ids.filter((one) => one !== id),
      ),
    [],
  );
  return { begun, noteEdits };
}

type ChannelRowProps = {
  productId: string;
  channel: Channel;
  checked: boolean;
  onToggle: (id: ChannelId) => void;
  onEdits: (id: ChannelId, edited: boolean) => void;
};

const nothingWritten = fieldsFrom(noTexts, null);

function ChannelRow({ productId, channel, checked, onToggle, onEdits }: ChannelRowProps) {
  const { id, name } = channel;
  const { edited } = useEdits(`product:${productId}:${id}`, nothingWritten);
  useEffect(() => onEdits(id, edited), [id, edited, onEdits]);
  return (
    <Checkbox
      label={name}
      hint={edited ? messages.ownTexts : undefined}
      checked={checked}
      disabled={edited}
      onCheckedChange={() => onToggle(id)}
    />
  );
}
