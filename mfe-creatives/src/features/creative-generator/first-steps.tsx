import styles from './creative-generator.module.css';

const steps = [
  ['Escolha a foto', 'Uma foto de celular já serve.'],
  ['Diga o que fazer', 'Fundo, cenário, texto ou uma imagem do zero.'],
  ['Compare e baixe', 'Cada imagem usa 1 crédito e fica na sua biblioteca.'],
] as const;

/** What there is to do, for who opens the screen for the first time. */
export function FirstSteps() {
  return (
    <ol className={styles.steps}>
      {steps.map(([title, explanation]) => (
        <li key={title} className={styles.step}>
          <div>
            <p className={styles.stepTitle}>{title}</p>
            <p className={styles.stepExplanation}>{explanation}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
