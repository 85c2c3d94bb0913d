import { Check, Copy } from 'lucide-react';
import { useCopy } from '../actions/use-copy.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Chip, type ChipProps } from './chip.tsx';

export type CopyChipProps = Omit<ChipProps, 'children' | 'onAction' | 'actionIcon' | 'actionLabel'> & {
  /** The text to show and copy. */
  text: string;
  /** The start of the button's accessible name; the text follows it. */
  copyLabel?: string;
  copiedLabel?: string;
  onCopied?: () => void;
  /** Called when the browser refuses to copy. */
  onRefused?: () => void;
};

/** A short text whose button copies it and shows a check mark for 2 s. */
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
