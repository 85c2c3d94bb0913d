import { Button, keepClear } from '@andromeda/design-system';
import { Undo2 } from 'lucide-react';
import styles from './leaving-bar.module.css';

/** The button that was pressed is gone: keyboard users keep their place while it closes. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** Says that something leaves the product, for as long as it may be taken back. */
export const LeavingBar = ({ text, onUndo }: { text: string; onUndo: () => void }) => (
  <div {...keepClear} role="status" className={styles.bar}>
    <span>{text}</span>
    <Button ref={takeFocus} icon={<Undo2 />} onClick={onUndo}>
      Desfazer
    </Button>
  </div>
);
