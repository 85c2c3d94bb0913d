import { Button, EmptyState } from '@andromeda/design-system';
import { type ImageQuery, Link } from '@andromeda/platform';

type EmptyLibraryProps = { query: ImageQuery; onClear: () => void };

/** No picture: because there is none yet, none is a favourite, or none matches. */
export function EmptyLibrary({ query, onClear }: EmptyLibraryProps) {
  if (query.search || query.operation) {
    return (
      <EmptyState
        drawing="search"
        title="Nenhuma imagem encontrada"
        description={
          query.favorites
            ? 'Tente outras palavras, outra operação ou procure fora das favoritas.'
            : 'Tente outras palavras ou outra operação.'
        }
        action={<Button onClick={onClear}>Limpar filtros</Button>}
      />
    );
  }
  if (query.favorites) {
    return (
      <EmptyState
        title="Nenhuma favorita por aqui"
        description="Toque no coração de uma imagem e ela fica guardada nesta lista."
        action={<Button onClick={onClear}>Ver todas as imagens</Button>}
      />
    );
  }
  if (query.product) {
    return (
      <EmptyState
        title="Este produto ainda não tem imagens"
        description="Escolha imagens na biblioteca e toque em Produto, ou adicione por ele."
        action={<Button onClick={onClear}>Ver todas as imagens</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="Sua biblioteca ainda está vazia"
      description="Cada criativo que você gera fica guardado aqui, pronto para baixar."
      action={
        <Button variant="primary" asChild>
          <Link to="/creative-generator">Criar o primeiro criativo</Link>
        </Button>
      }
    />
  );
}
