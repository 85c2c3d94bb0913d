import type { Meta, StoryObj } from '@storybook/react-vite';
import { Camera, SwitchCamera } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { SegmentedControl } from '../fields/segmented-control.tsx';
import { picture } from '../stories/sample-pictures.ts';
import { CameraView } from './camera-view.tsx';

function Opener(props: ComponentProps<typeof CameraView>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Tirar Foto</Button>
      <CameraView {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const CHANNELS = [
  { value: 'a', label: 'Mercado Livre' },
  { value: 'b', label: 'Shopee' },
  { value: 'c', label: 'Amazon' },
];

function Channels() {
  const [channel, setChannel] = useState('a');
  return (
    <SegmentedControl
      label="Moldura de"
      labelHidden
      options={CHANNELS}
      value={channel}
      onValueChange={setChannel}
    />
  );
}

const meta = {
  title: 'Componentes/Imagens/CameraView',
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  component: CameraView,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Câmera',
    picture: <img src={picture('bottle', 'studio')} alt="Imagem da câmera" />,
    ratio: 3 / 4,
    fill: 0.85,
    header: <Channels />,
    hint: 'Deixe o produto dentro da moldura',
    actions: (
      <>
        <IconButton label="Trocar de câmera" icon={<SwitchCamera />} variant="overlay" size="l" />
        <Button variant="primary" size="l" icon={<Camera />}>
          Tirar Foto
        </Button>
      </>
    ),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof CameraView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Aberta',
  play: async ({ canvasElement }) => {
    const frame = canvasElement.ownerDocument.querySelector('[data-fill]');
    await expect(frame).toHaveAttribute('data-fill', '0.85');
  },
};
export const Lying: Story = { name: 'Foto deitada', args: { ratio: 4 / 3, fill: 0.95 } };
export const WithoutAFrame: Story = { name: 'Sem moldura', args: { fill: undefined } };
export const OnAPhone: Story = { name: 'No celular', globals: { viewport: { value: 'phone' } } };
export const NoPicture: Story = {
  name: 'Sem imagem',
  args: {
    picture: undefined,
    hint: undefined,
    children: <Notice tone="warning">Nenhuma câmera foi encontrada neste aparelho.</Notice>,
    actions: <Button variant="primary">Escolher um arquivo</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  args: { open: false },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const view = await page.findByRole('dialog', { name: 'Câmera' });
    await waitFor(() => expect(page.getByRole('button', { name: 'Fechar' })).toBeVisible());
    for (const _stop of [1, 2, 3, 4, 5]) await userEvent.tab();
    await expect(view).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tirar Foto' })).toHaveFocus());
  },
};
