import { Button, ConfirmDialog, Notice } from '@andromeda/design-system';
import {
  ApiError,
  messageFor,
  type Product,
  useApi,
  useNavigate,
  useNotification,
  usePublishEvent,
} from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MESSAGE_MS, messages as productMessages } from '../../products/messages.ts';
import { forgetProduct } from '../../products/product-queries.ts';
import { productSheet } from '../../sheet/product-sheet.ts';
import { saveSheet } from '../../sheet/save-sheet.ts';
import { messages } from './messages.ts';

/** What may be done with a whole product. */
export function ProductActions({ product }: { product: Product }) {
  const [asking, setAsking] = useState(false);
  const { notify } = useNotification();
  const download = () => {
    if (product.listings.length === 0) {
      notify({ type: 'info', message: productMessages.nothingForTheSheet });
      return;
    }
    saveSheet([productSheet(product)], product.name);
    notify({ type: 'success', message: messages.sheetSaved, durationMs: MESSAGE_MS });
  };
  return (
    <>
      <Button icon={<FileSpreadsheet />} onClick={download}>
        Baixar planilha
      </Button>
      <Button variant="danger" icon={<Trash2 />} onClick={() => setAsking(true)}>
        Excluir produto
      </Button>
      {asking && <DeleteDialog product={product} onClose={() => setAsking(false)} />}
    </>
  );
}

function DeleteDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { busy, problem, remove } = useDeleteProduct(product.id);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Excluir este produto?"
      description="A ficha, as fotos e os textos de todos os canais serão excluídos. As imagens continuam na sua biblioteca."
      confirmLabel="Excluir"
      tone="danger"
      busy={busy}
      busyLabel="Excluindo..."
      onConfirm={remove}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
    </ConfirmDialog>
  );
}

function useDeleteProduct(id: string) {
  const api = useApi();
  const publish = usePublishEvent();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useNotification();
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: () => api.products.remove(id).catch(unlessGone),
    onSuccess: () => {
      forgetProduct(queries);
      publish('catalogue.pictures-changed', 1, { productId: id });
      notify({ type: 'success', message: messages.deleted, durationMs: MESSAGE_MS });
      void navigate('/produtos', { replace: true });
    },
  });
  return {
    busy: mutation.isPending || mutation.isSuccess,
    problem: mutation.error ? messageFor(mutation.error, messages.notDeleted) : null,
    remove: () => mutation.mutate(),
  };
}

/** Another tab was faster: what was asked for is done. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
