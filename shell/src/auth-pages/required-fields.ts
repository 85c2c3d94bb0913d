import type { FieldError, FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';

/** The one message of the form for all empty fields. */
export const REQUIRED = 'Por favor, preencha todos os campos';

/** A required text; spaces around it do not count. */
export const requiredText = z.string().check(z.trim(), z.minLength(1, REQUIRED));

const ADDRESS_LIMIT = 254;

/** Whether this looks like a valid address; no mail server accepts more than 254 characters (RFC 5321). */
const isAddress = (email: string) =>
  email.length <= ADDRESS_LIMIT && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/** A required e-mail address. */
export const requiredAddress = z.string().check(
  z.trim(),
  z.minLength(1, REQUIRED),
  z.refine((email) => email === '' || isAddress(email), 'Informe um email válido'),
);

/** A required password, in which every character counts. */
export const requiredPassword = z.string().check(z.minLength(1, REQUIRED));

/** The message under one field, as props of the field; an empty field is only marked. */
export function fieldState(error: FieldError | undefined) {
  if (!error) return {};
  return error.message === REQUIRED ? { 'aria-invalid': true } : { error: error.message };
}

/** The message of the whole form: the service's refusal, else that something is missing. */
export function formMessage(errors: FieldErrors, submitted: boolean): string | undefined {
  if (errors.root?.message) return errors.root.message;
  const missing = Object.values(errors).some((error) => error?.message === REQUIRED);
  return submitted && missing ? REQUIRED : undefined;
}
