import { Check, Copy } from 'lucide-react';
import { useCopy } from '../actions/use-copy.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Chip, type ChipProps } from './chip.tsx';

export type CopyChipProps = Omit<ChipProps, 'children' | 'onAction' | 'actionIcon' | 'actionLabel'> & {
  /** What is shown and copied. */
  text: string;
  /** Names the button; the text follows it. */
  copyLabel?: string;
  copiedLabel?: string;
  onCopied?: () => void;
  /** The browser did not allow it. */
  onRefused?: () => void;
};

/** A word to take along: its button copies it and shows a check for 2 s. */
export function CopyChip(props: CopyChipProps) {
  const { text, copyLabel = 'Copiar', copiedLabel = 'Copiado!', onCopied, onRefused, ...rest } = props;
  const { copied, copy } = useCopy();
  const press = async () => ((await copy(text)) ? onCopied : onRefused)?.();
  return (
    <Chip
      {...rest}
      data-copied={copied || undefined}
      actionLabel={`${copyLabel} ${text}`}
      actionIcon={copied ? <Check /> : <Copy />}
      onAction={() => void press()}
    >
      {text}
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </Chip>
  );
}
