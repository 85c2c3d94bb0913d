import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { cutOut, picture } from '../stories/sample-pictures.ts';
import { FullscreenImage } from './fullscreen-image.tsx';

function Opener(props: ComponentProps<typeof FullscreenImage>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Tela cheia</Button>
      <FullscreenImage {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Images/FullscreenImage',
  component: FullscreenImage,
  args: {
    open: true,
    onOpenChange: () => undefined,
    src: picture('bottle', 'rustic'),
    alt: 'Azeite em mesa rústica de madeira, luz quente da manhã',
    caption: 'Azeite em mesa rústica de madeira, luz quente da manhã',
    actions: <Button icon={<Download />}>Download</Button>,
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof FullscreenImage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Transparent: Story = { args: { src: cutOut('camera'), backdrop: 'checkered' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const overlay = await page.findByRole('dialog');
    await waitFor(() => expect(page.getByRole('button', { name: 'Fechar' })).toBeVisible());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(overlay).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Tela cheia' })).toHaveFocus());
  },
};
