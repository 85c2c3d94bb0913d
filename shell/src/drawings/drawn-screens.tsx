import type { ComponentType } from 'react';
import { PasswordRecoveryScreen } from '../features/password-recovery/password-recovery-screen.tsx';
import { SignInScreen } from '../features/sign-in/sign-in-screen.tsx';
import { SignUpScreen } from '../features/sign-up/sign-up-screen.tsx';
import { draw, inert } from './draw.tsx';

/** The screens that a visitor without a session opens first, each with the part of the build that it loads. */
const screens: { path: string; part: string; Component: ComponentType }[] = [
  { path: '/login', part: 'sign-in', Component: SignInScreen },
  { path: '/register', part: 'sign-up', Component: SignUpScreen },
  { path: '/forgot-password', part: 'password-recovery', Component: PasswordRecoveryScreen },
];

/**
 * Draws them as a visitor without a session first sees them. The build runs this in Node and keeps the result, which the
 * BFF writes into the page: it is there before any script (docs/decisions/061).
 */
export const drawnScreens = () =>
  screens.map(({ path, part, Component }) => ({ path, part, html: inert(draw(path, <Component />)) }));
