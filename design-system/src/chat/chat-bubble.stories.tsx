import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CopyButton } from '../actions/copy-button.tsx';
import { GalaxyMark } from '../brand/logo.tsx';
import { ImageFrame } from '../images/image-frame.tsx';
import { picture } from '../stories/sample-pictures.ts';
import { ChatBubble } from './chat-bubble.tsx';

const meta = {
  title: 'Componentes/Conversa/ChatBubble',
  tags: ['autodocs'],
  component: ChatBubble,
  args: { from: 'assistant', name: 'Assistente Andrômeda', avatar: <GalaxyMark />, text: '' },
} satisfies Meta<typeof ChatBubble>;
export default meta;

type Story = StoryObj<typeof meta>;

const ANSWER = (
  <p>
    Para vender mais <strong>tênis de corrida</strong>, comece pela <em>primeira foto</em>.
  </p>
);

export const Greeting: Story = {
  name: 'Saudação',
  args: { text: 'Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?' },
};
export const Formatted: Story = {
  name: 'Formatado',
  args: { children: ANSWER, actions: <CopyButton variant="quiet" text="Para vender mais" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tênis de corrida').tagName).toBe('STRONG');
  },
};
export const Streaming: Story = {
  name: 'Chegando',
  args: { state: 'streaming', children: ANSWER },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Waiting: Story = {
  name: 'Esperando',
  args: { state: 'waiting' },
};
export const Failed: Story = {
  name: 'Com falha',
  args: { state: 'failed', text: 'Desculpe, ocorreu um erro ao gerar a resposta.' },
};
export const WithAPhoto: Story = {
  name: 'Com foto',
  render: () => (
    <ChatBubble
      from="user"
      name="Você"
      media={
        <ImageFrame src={picture('sneaker', 'plain')} alt="Foto enviada" style={{ width: 160 }} rounded />
      }
      text="O que posso melhorar nesta foto?"
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Foto enviada' })).toBeVisible());
  },
};
