import type { FieldError, FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';

/** What the form says once, for all fields that are empty. */
export const REQUIRED = 'Por favor, preencha todos os campos';

/** A text that must be there; spaces around it do not count. */
export const requiredText = z.string().check(z.trim(), z.minLength(1, REQUIRED));

const ADDRESS_LIMIT = 254;

/** Whether mail could reach it, as far as its form tells; no mail server accepts more than 254 characters (RFC 5321). */
const isAddress = (email: string) =>
  email.length <= ADDRESS_LIMIT && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/** An e-mail address that must be there. */
export const requiredAddress = z.string().check(
  z.trim(),
  z.minLength(1, REQUIRED),
  z.refine((email) => email === '' || isAddress(email), 'Informe um email válido'),
);

/** A password that must be there, every character of it counting. */
export const requiredPassword = z.string().check(z.minLength(1, REQUIRED));

/** The sentence that stands under one field, as props of the field; an empty one is only marked. */
export function fieldState(error: FieldError | undefined) {
  if (!error) return {};
  return error.message === REQUIRED ? { 'aria-invalid': true } : { error: error.message };
}

/** What the form says about itself: the service's refusal, else that something is missing. */
export function formMessage(errors: FieldErrors, submitted: boolean): string | undefined {
  if (errors.root?.message) return errors.root.message;
  const missing = Object.values(errors).some((error) => error?.message === REQUIRED);
  return submitted && missing ? REQUIRED : undefined;
}
