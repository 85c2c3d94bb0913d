import { SendHorizontal } from 'lucide-react';
import { CopyButton } from '../actions/copy-button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { GalaxyMark } from '../brand/logo.tsx';
import { ChatBubble, ChatLog } from '../chat/chat-bubble.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { PageHeader } from '../navigation/page-header.tsx';
import { SampleFrame } from './sample-shell.tsx';
import styles from './screens.module.css';

const ANSWER = `Comece pela *primeira foto*, ela decide o clique:

1. **Fundo claro** e o tênis inteiro
2. Luz natural, de lado
3. Uma foto em uso`;

export function AssistantScreen() {
  const assistant = { from: 'assistant', name: 'Assistente Andrômeda', avatar: <GalaxyMark /> } as const;
  return (
    <SampleFrame current="Assistente Andrômeda" height="full">
      <div className={styles.chat}>
        <PageHeader title="Assistente Andrômeda" subtitle="Sua consultora de marketing digital" />
        <ChatLog label="Conversa" className={styles.conversation}>
          <ChatBubble {...assistant} text="Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?" />
          <ChatBubble from="person" name="Você" text="Como vendo mais tênis de corrida?" />
          <ChatBubble {...assistant} text={ANSWER} actions={<CopyButton variant="quiet" text={ANSWER} />} />
          <ChatBubble from="person" name="Você" text="E no título?" />
          <ChatBubble {...assistant} state="streaming" text="Diga **marca, modelo e tama" />
        </ChatLog>
        <form className={styles.composer}>
          <TextArea
            label="Sua mensagem"
            labelHidden
            rows={1}
            maxRows={5}
            disabled
            placeholder="Digite sua pergunta"
          />
          <IconButton label="Enviar" icon={<SendHorizontal />} size="l" variant="secondary" disabled />
        </form>
      </div>
    </SampleFrame>
  );
}
