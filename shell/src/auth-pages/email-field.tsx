import { TextField } from '@andromeda/design-system';
import type { ComponentProps } from 'react';

/** The field for the user's own address, which browsers can autofill and phones show the right keyboard for. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
