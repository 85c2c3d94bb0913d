import { Logo, PageHeader, TextField, TextLink } from '@andromeda/design-system';
import { usePublicConfig } from '@andromeda/platform';
import { useState } from 'react';
import styles from './email-test-screen.module.css';
import { MailCard } from './mail-card.tsx';

/** `/email-test`: sends the two templates to an address and shows them. */
export function EmailTestScreen() {
  const [email, setEmail] = useState('');
  return (
    <main id="conteudo" tabIndex={-1} className={styles.screen}>
      <Logo label="Andrômeda" />
      <PageHeader title="Teste de e-mails" subtitle="Envie e veja os modelos de e-mail do Andrômeda." />
      <TextField
        label="E-mail de destino"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <ul className={styles.cards}>
        <MailCard
          template="confirmation"
          title="E-mail de confirmação"
          description="Chega a quem cria uma conta."
          email={email.trim()}
        />
        <MailCard
          template="recovery"
          title="E-mail de recuperação"
          description="Chega a quem esqueceu a senha."
          email={email.trim()}
        />
      </ul>
      <Help />
    </main>
  );
}

function Help() {
  const { embedded } = usePublicConfig();
  return (
    <section className={styles.help} aria-labelledby="ajuda">
      <h2 id="ajuda">Onde os e-mails chegam</h2>
      <p>
        Em desenvolvimento, nenhum e-mail sai desta máquina: todos ficam na{' '}
        {embedded ? (
          <TextLink href="/dev/inbox">caixa de entrada de desenvolvimento</TextLink>
        ) : (
          'caixa de entrada de desenvolvimento'
        )}
        .
      </p>
      <p>
        Em produção, quem entrega os e-mails é o serviço de autenticação do projeto Supabase, com estes mesmos
        modelos. Se uma mensagem não chegar, confira a caixa de spam e o envio (SMTP) do projeto.
      </p>
    </section>
  );
}
