import type { ChangeEvent, ClipboardEvent } from 'react';
import { caretAfterDigits, formatPhone, phoneDigits } from './phone-format.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'maxLength' | 'value' | 'defaultValue'> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** The formatted text after each change. */
  onValueChange?: (formatted: string) => void;
};

/** A Brazilian phone, formatted as (00) 00000-0000 while the user types or pastes. `onChange` gets the formatted text. */
export function PhoneField({
  value,
  defaultValue,
  onValueChange,
  onChange,
  onPaste,
  ...rest
}: PhoneFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    rewrite(event.currentTarget);
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  return (
    <TextField
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="(00) 00000-0000"
      {...rest}
      type="tel"
      maxLength={15}
      {...(value === undefined ? {} : { value: formatPhone(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: formatPhone(defaultValue) })}
      onChange={handleChange}
      onPaste={(event) => {
        onPaste?.(event);
        if (!event.defaultPrevented) pastePhone(event);
      }}
    />
  );
}

function rewrite(input: HTMLInputElement) {
  const formatted = formatPhone(input.value);
  if (formatted === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const digitsBefore = phoneDigits(input.value.slice(0, caret)).length;
  input.value = formatted;
  const place = caretAfterDigits(formatted, digitsBefore);
  input.setSelectionRange(place, place);
}

/** maxLength would cut '+55 11 98765-4321' before formatting, so this inserts the paste itself and fires the event. */
function pastePhone(event: ClipboardEvent<HTMLInputElement>) {
  event.preventDefault();
  const input = event.currentTarget;
  const pasted = event.clipboardData.getData('text');
  const before = input.value.slice(0, input.selectionStart ?? 0);
  const after = input.value.slice(input.selectionEnd ?? input.value.length);
  const setNativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setNativeValue?.call(input, formatPhone(before + pasted + after));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
