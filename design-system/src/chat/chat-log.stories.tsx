import type { Meta, StoryObj } from '@storybook/react-vite';
import { GalaxyMark } from '../brand/logo.tsx';
import { ChatBubble, ChatLog } from './chat-bubble.tsx';

const meta = {
  title: 'Componentes/Conversa/ChatLog',
  tags: ['autodocs'],
  component: ChatLog,
  args: { label: 'Conversa' },
} satisfies Meta<typeof ChatLog>;
export default meta;

type Story = StoryObj<typeof meta>;

const assistant = { from: 'assistant', name: 'Assistente Andrômeda', avatar: <GalaxyMark /> } as const;
const ANSWER = (
  <p>
    Para vender mais <strong>tênis de corrida</strong>, comece pela <em>primeira foto</em>.
  </p>
);

export const Conversation: Story = {
  name: 'Conversa',
  render: () => (
    <ChatLog label="Conversa" style={{ maxHeight: 560, padding: 8 }}>
      <ChatBubble {...assistant} text="Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?" />
      <ChatBubble
        from="user"
        name="Você"
        text={'Como vendo mais tênis?\nE que palavras uso no **título**?'}
      />
      <ChatBubble {...assistant}>{ANSWER}</ChatBubble>
      <ChatBubble from="user" name="Você" text={'Superparalelepipedoinconstitucionalissimamente'.repeat(3)} />
      <ChatBubble {...assistant} state="waiting" />
    </ChatLog>
  ),
};
export const OnASmallPhone: Story = {
  ...Conversation,
  name: 'No celular pequeno',
  globals: { viewport: { value: 'small' } },
};
