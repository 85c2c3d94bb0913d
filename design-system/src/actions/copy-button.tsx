import { Check, Copy } from 'lucide-react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useCopy } from './use-copy.ts';

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'onClick' | 'asChild'> & {
  /** What goes to the clipboard. */
  text: string;
  label?: string;
  copiedLabel?: string;
  /** Only the icon is drawn; the label becomes its name. */
  iconOnly?: boolean;
  onCopied?: () => void;
  /** The browser did not allow it. */
  onRefused?: () => void;
};

/** Copies and confirms it on itself; the confirmation clears after 2 s and is read out once. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copiar', copiedLabel = 'Copiado!', iconOnly = false, ...others } = props;
  const { onCopied, onRefused, ...rest } = others;
  const { copied, copy } = useCopy();
  const press = async () => ((await copy(text)) ? onCopied : onRefused)?.();
  const icon = copied ? <Check /> : <Copy />;
  return (
    <>
      {iconOnly ? (
        <IconButton label={copied ? copiedLabel : label} icon={icon} onClick={() => void press()} />
      ) : (
        <Button {...rest} icon={icon} onClick={() => void press()}>
          {copied ? copiedLabel : label}
        </Button>
      )}
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}
