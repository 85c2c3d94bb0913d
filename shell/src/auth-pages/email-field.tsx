import { TextField } from '@andromeda/design-system';
import type { ComponentProps } from 'react';

/** The field of the user's own address, as browsers and keyboards of phones know it. */
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
