import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleFooter } from '../stories/sample-shell.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Componentes/Navegação/Footer',
  tags: ['autodocs'],
  component: Footer,
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Completo',
  render: () => <SampleFooter />,
};
export const OnAPhone: Story = { ...Full, name: 'No celular', globals: { viewport: { value: 'phone' } } };
