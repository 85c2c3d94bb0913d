import type { AccountState } from '@andromeda/platform';
import { holds, onAPhone, shows } from '@andromeda/platform/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rememberConfirmed } from '../features/email-confirmation/confirmed-links.ts';
import { ShellPage } from './shell-page.tsx';

const meta = {
  title: 'Telas/Acesso',
  component: ShellPage,
  args: { address: '/login', signedIn: false },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = { name: 'Entrar', tags: ['long'], play: shows('Que bom ver você') };
export const SignInOnAPhone: Story = {
  ...onAPhone,
  name: 'Entrar, no celular',
  play: holds('Que bom ver você'),
};
export const SignUp: Story = {
  name: 'Criar conta',
  args: { address: '/register' },
  play: shows('Confirmar senha'),
};
export const SignUpOnAPhone: Story = {
  ...SignUp,
  ...onAPhone,
  name: 'Criar conta, no celular',
  tags: ['long'],
};
export const Recovery: Story = {
  name: 'Recuperar a senha',
  args: { address: '/forgot-password' },
  play: shows('Email'),
};

const leavingAccount: AccountState = {
  hasPassword: true,
  signedInRecently: true,
  deletion: { requestedAt: '2026-11-23T12:00:00Z', dueAt: '2026-11-30T12:00:00Z' },
};
const account = { email: 'ana@loja.com.br' };

export const Verification: Story = {
  name: 'Verificar o email',
  args: { address: { pathname: '/email-verification', state: account } },
  play: shows('Verifique seu email'),
};
export const VerificationOnAPhone: Story = {
  ...Verification,
  ...onAPhone,
  name: 'Verificar o email, no celular',
  tags: ['long'],
};
export const Unconfirmed: Story = {
  name: 'Verificar o email, depois de entrar sem confirmar',
  tags: ['long'],
  args: { address: { pathname: '/email-verification', state: { ...account, reason: 'unconfirmed' } } },
  play: shows(/confirme seu email antes de fazer login/),
};
export const Confirmation: Story = {
  name: 'Confirmar o email em outro aparelho',
  args: { address: '/email-confirmation?token_hash=outro-aparelho' },
  play: shows('Confirme seu email'),
};
export const ConfirmationOnAPhone: Story = {
  ...Confirmation,
  ...onAPhone,
  name: 'Confirmar o email em outro aparelho, no celular',
  tags: ['long'],
};
/** After five seconds the login opens by itself. */
export const Confirmed: Story = {
  name: 'Email confirmado',
  tags: ['long'],
  beforeEach: () => rememberConfirmed('confirmado'),
  args: { address: '/email-confirmation?token_hash=confirmado' },
  play: shows('Email Confirmado!'),
};
export const ConfirmationExpired: Story = {
  name: 'Confirmar o email, com um link vencido',
  args: { address: '/email-confirmation' },
  play: shows('Este link não vale mais'),
};
export const Reset: Story = {
  name: 'Criar nova senha',
  args: { address: '/reset-password?token_hash=nova-senha' },
  play: shows('Confirmar nova senha'),
};
export const ResetOnAPhone: Story = {
  ...Reset,
  ...onAPhone,
  name: 'Criar nova senha, no celular',
  tags: ['long'],
};
export const ResetExpired: Story = {
  name: 'Criar nova senha, com um link vencido',
  tags: ['long'],
  args: { address: '/reset-password' },
  play: shows('Pedir um novo link'),
};
export const SecondStep: Story = {
  name: 'Verificação em duas etapas',
  args: { address: '/dashboard', signedIn: true, bar: 'awaitsSecondFactor' },
  play: shows('Código de 6 dígitos'),
};
export const SecondStepOnAPhone: Story = {
  ...SecondStep,
  ...onAPhone,
  name: 'Verificação em duas etapas, no celular',
  tags: ['long'],
};
export const Leaving: Story = {
  name: 'Sua conta será excluída',
  args: {
    address: '/dashboard',
    signedIn: true,
    bar: 'leaving',
    answers: { 'GET /api/account': () => Response.json(leavingAccount) },
  },
  play: shows(/Em 30\/11\/2026/),
};
export const LeavingOnAPhone: Story = {
  ...Leaving,
  ...onAPhone,
  name: 'Sua conta será excluída, no celular',
  tags: ['long'],
};
