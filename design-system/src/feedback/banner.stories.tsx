import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Banner } from './announcement.tsx';

const closed = fn();

const LONG = 'Não foi possível gerar as palavras-chave. Tente novamente mais tarde.';

const meta = {
  title: 'Componentes/Retorno/Banner',
  tags: ['autodocs'],
  component: Banner,
  args: { tone: 'info', children: LONG },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: 'Tons',
  render: () => (
    <>
      <Banner tone="error" title="Erro" onClose={closed}>
        {LONG}
      </Banner>
      <Banner tone="success" title="Sucesso" onClose={closed}>
        Nome atualizado com sucesso!
      </Banner>
      <Banner tone="warning" title="Atenção" onClose={closed}>
        Verifique seu email para concluir o cadastro.
      </Banner>
      <Banner tone="info" title="Informação" onClose={closed}>
        Iniciando download...
      </Banner>
    </>
  ),
};
export const OnAPhone: Story = { ...Tones, name: 'No celular', globals: { viewport: { value: 'small' } } };
