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
      <PageHeader title="Teste de emails" subtitle="Envie e veja os modelos de email da Andrômeda." />
      <TextField
        label="Email de destino"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <ul className={styles.cards}>
        <MailCard
          template="confirmation"
          title="Email de confirmação"
          description="Chega a quem cria uma conta."
          email={email.trim()}
        />
        <MailCard
          template="recovery"
          title="Email de recuperação"
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
      <h2 id="ajuda">Onde os emails chegam</h2>
      <p>
        Em desenvolvimento, nenhum email sai desta máquina: todos ficam na{' '}
        {embedded ? (
          <TextLink href="/dev/inbox">caixa de entrada de desenvolvimento</TextLink>
        ) : (
          'caixa de entrada de desenvolvimento'
        )}
        .
      </p>
      <p>
        Em produção, quem entrega os emails é o serviço de autenticação do projeto Supabase, com estes mesmos
        modelos. Se uma mensagem não chegar, confira a caixa de spam e o envio (SMTP) do projeto.
      </p>
    </section>
  );
}
