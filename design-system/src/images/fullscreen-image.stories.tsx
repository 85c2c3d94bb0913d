import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../overlays/dropdown-menu.tsx';
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
  title: 'Componentes/Imagens/FullscreenImage',
  tags: ['autodocs'],
  // Open from the start: on its own page it would cover the words.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
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

export const Open: Story = { name: 'Aberto' };
export const Transparent: Story = {
  name: 'Transparente',
  tags: ['long'],
  args: { src: cutOut('camera'), backdrop: 'checkered' },
};
export const OnAPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone' } },
};
const ROW = [
  { src: picture('bottle', 'rustic'), alt: 'Azeite em mesa rústica' },
  { src: picture('sneaker', 'nebula'), alt: 'Tênis em nebulosa' },
  { src: picture('jar', 'rose'), alt: 'Creme facial sobre seda rosa' },
];

function Row(props: ComponentProps<typeof FullscreenImage>) {
  const [at, setAt] = useState(0);
  return (
    <FullscreenImage
      {...props}
      {...(ROW[at] ?? props)}
      caption={ROW[at]?.alt}
      onPrevious={at > 0 ? () => setAt(at - 1) : undefined}
      onNext={at < ROW.length - 1 ? () => setAt(at + 1) : undefined}
    />
  );
}

export const InARow: Story = {
  name: 'Em fila',
  tags: ['long'],
  render: (args) => <Row {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(page.queryByRole('button', { name: 'Imagem anterior' })).toBeNull();
    await userEvent.click(await page.findByRole('button', { name: 'Próxima imagem' }));
    await waitFor(() => expect(page.getByRole('img', { name: 'Tênis em nebulosa' })).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(page.getByRole('img', { name: 'Creme facial sobre seda rosa' })).toBeVisible(),
    );
    await expect(page.queryByRole('button', { name: 'Próxima imagem' })).toBeNull();
    // The button that had the focus is gone: the keys go on working.
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(page.getByRole('img', { name: 'Tênis em nebulosa' })).toBeVisible());
  },
};
/** The keys of a menu over the picture are the menu's own. */
export const WithAMenu: Story = {
  name: 'Com menu',
  render: (args) => (
    <Row
      {...args}
      actions={
        <DropdownMenu trigger={<Button>Usar em…</Button>}>
          <DropdownMenuItem>Alterar Fundo</DropdownMenuItem>
          <DropdownMenuItem>Adicionar Texto</DropdownMenuItem>
        </DropdownMenu>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Usar em…' }));
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Alterar Fundo' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(page.getByRole('img', { name: 'Azeite em mesa rústica' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};
export const InARowOnAPhone: Story = {
  name: 'Em fila no celular',
  render: (args) => <Row {...args} />,
  globals: { viewport: { value: 'phone' } },
};
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
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
