import { Card } from '@andromeda/design-system';
import { ChevronDown } from 'lucide-react';
import styles from './plans-screen.module.css';

const questions = [
  {
    question: 'O que um crédito paga?',
    answer:
      'Uma imagem: mudar ou remover o fundo, editar, adicionar texto ou gerar do zero. Se não der certo, o crédito volta.',
  },
  {
    question: 'Para que servem os créditos turbo?',
    answer:
      'Cada um paga um conjunto de títulos ou de palavras-chave. Sem eles, há um número de conjuntos grátis por dia.',
  },
  {
    question: 'O que acontece com os créditos que sobram?',
    answer: 'Continuam seus, e os do mês seguinte se somam a eles.',
  },
  {
    question: 'Posso trocar de plano ou cancelar?',
    answer:
      'Quando quiser. O novo plano começa na hora; um plano cancelado, em Configurações, vale até o fim do que já foi pago.',
  },
] as const;

/** What sellers ask before they pay. */
export function PlanQuestions() {
  return (
    <section aria-labelledby="perguntas" className={styles.questions}>
      <h2 id="perguntas">Perguntas frequentes</h2>
      <Card padding="none">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <ChevronDown aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </Card>
    </section>
  );
}
