import { Button } from '@andromeda/design-system';
import { type HistoryNode, Link, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toolOf } from 'bff/contract/browser';
import { Columns2, CopyPlus, Type, Undo2 } from 'lucide-react';
import { libraryKey } from '../../pictures/keep-before-use.ts';
import { RepairLink } from '../../pictures/repair-link.tsx';
import { UseInMenu } from '../../pictures/use-in-menu.tsx';
import styles from './history.module.css';
import { historyKey } from './history-query.ts';
import { messages } from './messages.ts';
import { isText } from './node-words.ts';

type NodeActionsProps = {
  node: HistoryNode;
  /** Missing where there is nothing to compare with. */
  onCompare: (() => void) | undefined;
};

/** What may be done with a picture of the tree. None of it costs anything here: a tool names its price. */
export function NodeActions({ node, onCompare }: NodeActionsProps) {
  const { image, present } = node;
  return (
    <div className={styles.actions}>
      <MakeAnother node={node} />
      {image && <UseInMenu image={image} label="Continuar daqui" version />}
      {onCompare && (
        <Button icon={<Columns2 />} onClick={onCompare}>
          Comparar
        </Button>
      )}
      {image && !present && <ShowAgain id={image.id} />}
      {image && present && <RepairLink image={image} />}
    </div>
  );
}

/** Opens the tool that made a picture, with all that it was made with. */
function MakeAnother({ node }: { node: HistoryNode }) {
  const tool = toolOf(node.kind);
  if (!tool) return null;
  return (
    <Button asChild variant="primary" icon={isText(node) ? <Type /> : <CopyPlus />}>
      <Link to={`${tool.path}?como=${node.id}`}>
        {isText(node) ? 'Editar o texto' : 'Fazer outra como esta'}
      </Link>
    </Button>
  );
}

/** Shows a former version again in the library; the one that is shown now stays in the tree. */
function ShowAgain({ id }: { id: string }) {
  const { images } = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const show = useMutation({
    networkMode: 'always',
    mutationFn: () => images.showVersion(id),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: libraryKey });
      await queries.invalidateQueries({ queryKey: historyKey });
      notify({ type: 'success', message: messages.shownAgain });
    },
    onError: (error) => notify({ type: 'error', message: messageFor(error, messages.notShownAgain) }),
  });
  return (
    <Button icon={<Undo2 />} busy={show.isPending} onClick={() => show.mutate()}>
      Voltar a esta
    </Button>
  );
}
