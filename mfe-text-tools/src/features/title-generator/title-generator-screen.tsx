import { Button, Card, EmptyState, PageHeader } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import styles from './title-generator-screen.module.css';

export function TitleGeneratorScreen() {
  return (
    <div className={styles.screen}>
      <PageHeader title="Criador de Título" subtitle="Títulos de até 60 caracteres, feitos para vender" />
      <Card padding="l">
        <EmptyState
          drawing="spark"
          title="Em breve"
          description="A partir da descrição ou das palavras-chave do produto, você recebe três opções de título para copiar."
          action={
            <Button asChild>
              <Link to="/creative-generator">Criar imagens enquanto isso</Link>
            </Button>
          }
        />
      </Card>
    </div>
  );
}
