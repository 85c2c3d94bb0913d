import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  showLabel?: string;
  hideLabel?: string;
};

/** A password with its own show/hide button. Set `autoComplete` to 'current-password' or 'new-password'. */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel = 'Mostrar senha', hideLabel = 'Ocultar senha', disabled, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      disabled={disabled}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff /> : <Eye />}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
