import { GalaxyMark, IconButton, PageHeader, StatusBadge, TextArea } from '@andromeda/design-system';
import { SendHorizontal } from 'lucide-react';
import styles from './chat-screen.module.css';

/** The assistant's room. It greets already; answering comes with its chat model. */
export function ChatScreen() {
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Assistente Andrômeda"
        subtitle="Sua consultora de marketing digital"
        actions={<StatusBadge tone="accent">Em breve</StatusBadge>}
      />
      <section aria-label="Conversa" className={styles.conversation}>
        <div className={styles.message}>
          <span className={styles.face}>
            <GalaxyMark />
          </span>
          <p className={styles.bubble}>Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?</p>
        </div>
      </section>
      <div className={styles.composer}>
        <TextArea
          label="Sua mensagem"
          labelHidden
          rows={1}
          disabled
          placeholder="Em breve você poderá conversar comigo por aqui"
          className={styles.input}
        />
        <IconButton label="Enviar" icon={<SendHorizontal />} size="l" variant="secondary" disabled />
      </div>
    </div>
  );
}
