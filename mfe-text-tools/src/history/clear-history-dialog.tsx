import { ConfirmDialog } from '@andromeda/design-system';
import type { TextTool } from '@andromeda/platform';
import { useClearHistory } from './history-queries.ts';

const what: Record<TextTool, string> = {
  titles: 'Todos os títulos gerados saem',
  keywords: 'Todas as palavras-chave geradas saem',
  listings: 'Todos os textos de anúncio gerados saem',
};

interface ClearHistoryDialogProps {
  tool: TextTool;
  open: boolean;
  onClose(): void;
}

/** Asks before a whole history goes. */
export function ClearHistoryDialog({ tool, open, onClose }: ClearHistoryDialogProps) {
  const clearing = useClearHistory(tool, onClose);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => {
        if (!stays && !clearing.isPending) onClose();
      }}
      tone="danger"
      title="Limpar o histórico?"
      description={`${what[tool]} da sua lista e não podem ser recuperados.`}
      confirmLabel="Limpar"
      busy={clearing.isPending}
      busyLabel="Limpando..."
      onConfirm={() => clearing.mutate()}
    />
  );
}
