import { Check, Copy } from 'lucide-react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { useCopy } from './use-copy.ts';

export type CopyButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'onClick' | 'asChild'> & {
  /** The text for the clipboard; a function where it takes work to make, which then waits for the press. */
  text: string | (() => string);
  label?: string;
  copiedLabel?: string;
  /** Draws only the icon; the label becomes its accessible name. */
  iconOnly?: boolean;
  onCopied?: () => void;
  /** Called when the browser refuses to copy. */
  onRefused?: () => void;
};

/** Copies a text and confirms that on the button for 2 s; screen readers announce the confirmation once. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label = 'Copiar', copiedLabel = 'Copiado!', iconOnly = false, ...others } = props;
  const { onCopied, onRefused, ...rest } = others;
  const { copied, copy } = useCopy();
  const press = async () =>
    ((await copy(typeof text === 'string' ? text : text())) ? onCopied : onRefused)?.();
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
