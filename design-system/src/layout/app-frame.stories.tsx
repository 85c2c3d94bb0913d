import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ResultScreen } from '../stories/result-screen.tsx';
import { AppFrame } from './app-frame.tsx';

const meta = {
  title: 'Componentes/Estrutura/AppFrame',
  tags: ['autodocs'],
  component: AppFrame,
  args: { sidebar: null, mobileHeader: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AppFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = {
  name: 'No computador',
  render: () => <ResultScreen />,
  globals: { viewport: { value: 'desktop' } },
};
export const OnAPhone: Story = {
  name: 'No celular',
  render: () => <ResultScreen />,
  globals: { viewport: { value: 'phone' } },
};

/** A desktop at 200 % zoom has half its width: nothing may need sideways scrolling. */
export const At200Percent: Story = {
  name: 'Com zoom de 200 %',
  render: () => <ResultScreen />,
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
