import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Sparkles } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import styles from '../stories/stories.module.css';
import { Chip } from './chip.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StatusBadge } from './status-badge.tsx';

const meta = { title: 'Feedback/States' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
const copied = fn();

export const Badges: Story = {
  render: () => (
    <div className={styles.row}>
      <StatusBadge tone="success">Concluído</StatusBadge>
      <StatusBadge>Pendente</StatusBadge>
      <StatusBadge tone="warning">Processando</StatusBadge>
      <StatusBadge tone="danger">Falhou</StatusBadge>
      <StatusBadge tone="info">Em breve</StatusBadge>
      <StatusBadge tone="accent">Edição de Imagem</StatusBadge>
      <StatusBadge tone="success" floating>
        Concluído
      </StatusBadge>
    </div>
  ),
};
export const Chips: Story = {
  render: () => (
    <div className={styles.row}>
      <Chip tone="accent" icon={<Sparkles />}>
        42
      </Chip>
      <Chip>azeite extra virgem</Chip>
      {['azeite de oliva português', 'tempero para salada, prensado a frio e com acidez muito baixa'].map(
        (word) => (
          <Chip key={word} actionLabel={`Copiar ${word}`} actionIcon={<Copy />} onAction={copied}>
            {word}
          </Chip>
        ),
      )}
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar azeite de oliva português' }));
    await expect(copied).toHaveBeenCalled();
  },
};
export const Notices: Story = {
  render: () => (
    <div className={styles.stack}>
      <Notice tone="error">Não foi possível gerar as palavras-chave. Tente novamente mais tarde.</Notice>
      <Notice tone="success">Imagem salva com sucesso na sua biblioteca!</Notice>
      <Notice tone="warning">A imagem foi gerada, mas não foi possível salvá-la na biblioteca.</Notice>
      <Notice tone="info" title="Informação">
        A cor sólida usa apenas a primeira imagem.
      </Notice>
      <Notice tone="tip">
        Diga o produto, a superfície, a luz e o clima: quanto mais concreto, melhor a imagem.
      </Notice>
    </div>
  ),
};
export const Empty: Story = {
  render: () => (
    <EmptyState title="Nenhuma geração recente" action={<Button variant="primary">Começar a Criar</Button>} />
  ),
};
export const EmptyDrawings: Story = {
  render: () => (
    <div className={styles.tiles}>
      {(['pictures', 'search', 'chat', 'spark', 'lost'] as const).map((drawing) => (
        <EmptyState
          key={drawing}
          drawing={drawing}
          title="Nada por aqui ainda"
          description="Quando houver algo para mostrar, estará neste lugar."
        />
      ))}
    </div>
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="Ops! Algo deu errado"
      message="Não foi possível gerar as palavras-chave. Tente novamente mais tarde."
      action={<Button>Tentar novamente</Button>}
    />
  ),
};
export const Skeletons: Story = {
  render: () => (
    <div className={styles.narrow} aria-busy="true">
      <Skeleton shape="block" height={160} />
      <Skeleton width="80%" />
      <Skeleton width="55%" />
      <Skeleton shape="circle" />
    </div>
  ),
};
export const Spinners: Story = {
  render: () => (
    <div className={styles.row}>
      <Spinner size="s" />
      <Spinner />
      <Spinner size="l" label="Carregando a sessão" />
    </div>
  ),
};
export const Progress: Story = {
  render: () => (
    <div className={styles.stack}>
      <ProgressBar label="Créditos" value={42} max={55} tone="glow" />
      <ProgressBar label="Armazenamento" value={80} tone="warning" />
      <ProgressBar label="Redirecionando" durationMs={5000} />
      <ProgressBar label="Gerando" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Créditos' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};
