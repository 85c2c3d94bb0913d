import { phoneDigits } from '@andromeda/design-system';
import { keepsRules, registrationRules, tooLongPassword } from '@andromeda/platform';
import * as z from 'zod/mini';
import {
  REQUIRED,
  requiredAddress,
  requiredPassword,
  requiredText,
} from '../../auth-pages/required-fields.ts';

const PHONE = 'O telefone deve ter exatamente 11 dígitos';

/** The fields of the sign-up form, with a message for everything that can be wrong (docs/product.md#sign-up). */
export const Registration = z
  .object({
    fullName: requiredText,
    phone: z.string().check(
      z.minLength(1, REQUIRED),
      z.refine((phone) => phone === '' || phoneDigits(phone).length === 11, PHONE),
    ),
    email: requiredAddress,
    password: requiredPassword.check(
      z.refine(
        (password) => password === '' || keepsRules(registrationRules, password),
        'A senha não atende aos critérios de segurança',
      ),
      z.refine((password) => !tooLongPassword(password), {
        error: ({ input }) => tooLongPassword(String(input)) ?? undefined,
      }),
    ),
    confirmation: requiredPassword,
  })
  .check(
    z.refine(({ password, confirmation }) => confirmation === '' || confirmation === password, {
      path: ['confirmation'],
      error: 'As senhas não coincidem',
    }),
  );
export type Registration = z.infer<typeof Registration>;
