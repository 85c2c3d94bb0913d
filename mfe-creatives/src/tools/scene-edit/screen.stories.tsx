import {
  holds,
  inLargeLetters,
  onAPhone,
  type RemoteScreen,
  screenAt,
  shows,
  zoomed,
} from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Telas/Editar imagem',
  ...screenAt(routes, '/mobile/editar-contexto'),
} satisfies Meta<typeof RemoteScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  name: 'Normal',
  tags: ['long'],
  play: shows('O resultado aparece aqui'),
};
export const OnAPhone: Story = { ...onAPhone, name: 'No celular', play: holds('O resultado aparece aqui') };
export const At200Percent: Story = {
  ...zoomed,
  name: 'Com zoom de 200 %',
  tags: ['long'],
  play: holds('O resultado aparece aqui'),
};
export const InLargeLetters: Story = {
  ...inLargeLetters,
  name: 'Com letras grandes',
  tags: ['long'],
  play: holds('O resultado aparece aqui'),
};
export const OwnTemplates: Story = {
  name: 'Com modelos do usuário',
  play: async (played) => {
    await shows('Meus modelos')(played);
    const niche = played.canvasElement.querySelector('select');
    if (niche) niche.value = 'own';
    niche?.dispatchEvent(new Event('change', { bubbles: true }));
    await holds('Vitrine de Natal')(played);
  },
};
export const OwnTemplatesOnAPhone: Story = {
  ...OwnTemplates,
  ...onAPhone,
  name: 'Com modelos no celular',
  tags: ['long'],
};
export const InTheColoursOfTheShop: Story = {
  name: 'Com as cores da loja',
  tags: ['long'],
  play: shows('Usar as cores da loja'),
};
export const TemplatesNotLoaded: Story = {
  name: 'Modelos que não carregam',
  tags: ['long'],
  args: { state: 'error' },
  play: shows('Não foi possível carregar seus modelos.'),
};
