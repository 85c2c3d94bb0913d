import { Button, Card, EmptyState, PageHeader } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import styles from './keyword-generator-screen.module.css';

export function KeywordGeneratorScreen() {
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Gerador de Palavras-chave"
        subtitle="As palavras que levam compradores ao seu anúncio"
      />
      <Card padding="l">
        <EmptyState
          drawing="spark"
          title="Em breve"
          description="A partir do título ou da descrição do produto, você recebe até 15 palavras-chave para copiar."
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
