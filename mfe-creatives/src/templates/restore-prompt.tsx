import { Button } from '@andromeda/design-system';
import { Undo2 } from 'lucide-react';

/** Stands in the label's line of a prompt that a template has replaced. */
export function RestorePrompt({ onRestore }: { onRestore: () => void }) {
  return (
    <Button variant="quiet" icon={<Undo2 />} onClick={onRestore}>
      Voltar ao meu texto
    </Button>
  );
}
