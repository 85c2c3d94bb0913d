import type { ComponentProps } from 'react';
import { IMAGE_ACCEPT } from './image-files.ts';

type ImageFileInputProps = Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange'> & {
  onFiles: (files: File[]) => void;
};

/** The browser's file dialog, opened by a real button beside it. Emptied after each choice, so that the same file
 * can be chosen again. */
export function ImageFileInput({ onFiles, ...rest }: ImageFileInputProps) {
  return (
    <input
      tabIndex={-1}
      aria-hidden="true"
      {...rest}
      type="file"
      hidden
      accept={IMAGE_ACCEPT}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
