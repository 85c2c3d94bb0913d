import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { imageFile, picture } from '../stories/sample-pictures.ts';
import styles from '../stories/stories.module.css';
import { Dropzone } from './dropzone.tsx';
import { PhotoThumbnails } from './photo-thumbnails.tsx';
import { useFilePreviews } from './use-file-previews.ts';

const meta = {
  title: 'Componentes/Imagens/Dropzone',
  tags: ['autodocs'],
  component: Dropzone,
  args: {
    label: 'Arraste, clique ou cole com Ctrl+V',
    hint: 'JPG, PNG, WEBP, HEIC ou AVIF',
    camera: 'always',
    onFiles: fn(),
    onRejected: fn(),
  },
  decorators: [(Story) => <div className={styles.stack}>{Story()}</div>],
} satisfies Meta<typeof Dropzone>;
export default meta;

type Story = StoryObj<typeof meta>;

function clipboardWith(files: File[], text?: string) {
  const clipboard = new DataTransfer();
  for (const file of files) clipboard.items.add(file);
  if (text) clipboard.setData('text/plain', text);
  return clipboard;
}

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Arraste, clique ou cole/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tirar Foto' })).toHaveFocus();
    document.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboardWith([imageFile('colada.png')]), bubbles: true }),
    );
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'colada.png' })]);
  },
};

export const MixedDropKeepsImages: Story = {
  name: 'Só as imagens ficam',
  play: async ({ canvasElement, args }) => {
    const zone = canvasElement.querySelector('[data-state="idle"]');
    if (!zone) throw new Error('no zone');
    const files = [
      imageFile('a.png'),
      imageFile('lista.pdf', 'application/pdf'),
      imageFile('b.webp', 'image/webp'),
    ];
    zone.dispatchEvent(
      new DragEvent('drop', { dataTransfer: clipboardWith(files), bubbles: true, cancelable: true }),
    );
    await waitFor(() =>
      expect(args.onFiles).toHaveBeenCalledWith([
        expect.objectContaining({ name: 'a.png' }),
        expect.objectContaining({ name: 'b.webp' }),
      ]),
    );
    await expect(args.onRejected).toHaveBeenCalledWith(
      [expect.objectContaining({ name: 'lista.pdf' })],
      [expect.objectContaining({ name: 'a.png' }), expect.objectContaining({ name: 'b.webp' })],
    );
  },
};

function WithField(props: ComponentProps<typeof Dropzone>) {
  return (
    <>
      <Dropzone {...props} />
      <textarea aria-label="Sua ideia" />
    </>
  );
}

export const TextPastedIntoAFieldStaysText: Story = {
  name: 'Texto colado em um campo continua texto',
  render: (args) => <WithField {...args} />,
  play: async ({ canvas, args }) => {
    const paste = new ClipboardEvent('paste', {
      clipboardData: clipboardWith([imageFile('tabela.png')], 'células copiadas'),
      bubbles: true,
      cancelable: true,
    });
    canvas.getByLabelText('Sua ideia').dispatchEvent(paste);
    await expect(paste.defaultPrevented).toBe(false);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

function Chosen(props: ComponentProps<typeof Dropzone>) {
  const [files, setFiles] = useState<File[]>([]);
  const photos = useFilePreviews(files);
  return (
    <Dropzone {...props} onFiles={(more) => setFiles([...files, ...more])}>
      {photos.length > 0 && (
        <PhotoThumbnails
          photos={photos}
          onRemove={(id) => setFiles(files.filter((_, index) => photos[index]?.id !== id))}
        />
      )}
    </Dropzone>
  );
}

export const ARemovedFileCanBeChosenAgain: Story = {
  name: 'Uma foto retirada pode voltar',
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][multiple]');
    if (!input) throw new Error('no input');
    const file = imageFile('azeite.png');
    for (const _round of [1, 2]) {
      input.files = clipboardWith([file]).files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Remover azeite.png' }));
      await expect(canvas.queryByRole('listitem')).toBeNull();
      await expect(input.value).toBe('');
    }
  },
};

export const WithPhotos: Story = {
  name: 'Com fotos',
  args: {
    children: (
      <PhotoThumbnails
        photos={[
          { id: '1', name: 'azeite.jpg', src: picture('bottle', 'studio') },
          { id: '2', name: 'tênis.jpg', src: picture('sneaker', 'peach') },
        ]}
        onRemove={fn()}
      />
    ),
  },
};
export const CameraOfTheScreen: Story = {
  name: 'Com a câmera da tela',
  args: { onCamera: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar Foto' }));
    await expect(args.onCamera).toHaveBeenCalledOnce();
  },
};
export const NoCamera: Story = {
  name: 'Sem câmera',
  args: { camera: 'never' },
};
export const Disabled: Story = {
  name: 'Desabilitado',
  args: { disabled: true },
};
export const OnAPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'small' } },
};
