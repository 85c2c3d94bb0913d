import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlowText } from './page-header.tsx';

const meta = {
  title: 'Componentes/Navegação/GlowText',
  tags: ['autodocs'],
  component: GlowText,
  args: { children: 'criativos profissionais' },
} satisfies Meta<typeof GlowText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InAHeading: Story = {
  name: 'Em um título',
  render: (args) => (
    <h1>
      Transforme suas ideias em <GlowText {...args} /> em segundos
    </h1>
  ),
};
