import { Card, ImageFrame, StatusBadge } from '@andromeda/design-system';
import type { Generation, ImageStatus } from '@andromeda/platform';
import { copySources, toolOf } from 'bff/contract/browser';
import { useState } from 'react';
import { isBeingMade } from '../../recent-generations-query.ts';
import { messages, statusLabels } from './messages.ts';
import styles from './recent-generations.module.css';
import { shortPrompt } from './short-prompt.ts';

const day = new Intl.DateTimeFormat('pt-BR');

const statusTones = {
  completed: 'success',
  pending: 'neutral',
  processing: 'warning',
  failed: 'danger',
} as const;

/** Three are in a row, on any screen. */
const CARD_SIZES = 'min(33vw, 440px)';

type GenerationCardProps = { generation: Generation; position: number };

/** One recent generation. A picture that does not load counts as failed. */
export function GenerationCard({ generation, position }: GenerationCardProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const picture = generation.thumbnailUrl ?? generation.imageUrl;
  const status = picture && picture === brokenUrl ? 'failed' : knownStatus(generation.status);
  const running = isBeingMade({ status });
  const tool = toolOf(generation.operation);
  const cutOut = tool?.result === 'transparent' && status === 'completed';
  const title = shortPrompt(generation.prompt) ?? messages.untitled(position);
  return (
    <Card as="li" padding="none" className={styles.card}>
      <ImageFrame
        src={status === 'failed' ? null : picture}
        loading={running && !picture}
        alt={title}
        aspect="4/3"
        backdrop={cutOut ? 'checkered' : 'plain'}
        fit={cutOut ? 'contain' : 'cover'}
        onBroken={() => setBrokenUrl(picture)}
        imageProps={{
          srcSet: copySources(generation.thumbnailUrl, 448, 640),
          sizes: CARD_SIZES,
          loading: 'lazy',
        }}
        overlayStart={
          <StatusBadge floating tone={statusTones[status]}>
            {statusLabels[status]}
          </StatusBadge>
        }
      />
      <div className={styles.words}>
        <h3 className={styles.title} title={generation.prompt ?? undefined}>
          {title}
        </h3>
        <p className={styles.operation}>{tool?.label}</p>
        <p className={styles.facts}>
          <time dateTime={generation.createdAt}>{day.format(new Date(generation.createdAt))}</time>
          <span className={styles.id}>{generation.id.slice(0, 8)}</span>
        </p>
      </div>
    </Card>
  );
}

function knownStatus(status: ImageStatus): ImageStatus {
  return status in statusLabels ? status : 'completed';
}
