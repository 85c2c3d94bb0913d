import { ImagePlus, Palette, Pencil, Scissors, Type } from 'lucide-react';

/** Where the chosen photos and the idea can go, in the order of docs/product.md#dashboard for phones. */
export const tools = [
  { title: 'Alterar Fundo', to: '/mobile/alterar-fundo', icon: <Palette />, accent: 'nebula' },
  { title: 'Remover Fundo', to: '/mobile/remover-fundo', icon: <Scissors />, accent: 'dust' },
  {
    title: 'Editar Imagem',
    to: '/mobile/editar-contexto',
    icon: <Pencil />,
    accent: 'core',
    autoGenerates: true,
  },
  { title: 'Adicionar Texto', to: '/mobile/adicionar-texto', icon: <Type />, accent: 'info' },
  { title: 'Gerar Imagem', to: '/mobile/gerar-imagem', icon: <ImagePlus />, accent: 'success' },
] as const;
