import { Button, EmptyState } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';

type EmptyLibraryProps = { filtered: boolean; onClear: () => void };

/** No picture: because there is none yet, or because none matches. */
export function EmptyLibrary({ filtered, onClear }: EmptyLibraryProps) {
  if (filtered) {
    return (
      <EmptyState
        drawing="search"
        title="Nenhuma imagem encontrada"
        description="Tente outras palavras ou outra operação."
        action={<Button onClick={onClear}>Limpar filtros</Button>}
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
