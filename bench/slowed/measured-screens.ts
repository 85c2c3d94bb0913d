import type { Control } from './controls.ts';

/** A screen, and the control for which a user opens it. */
export interface MeasuredScreen {
  path: string;
  control: Control;
  public?: boolean;
}

/** The login, and a screen of each kind of remote. */
export const measuredScreens: readonly MeasuredScreen[] = [
  { path: '/login', control: { selector: 'input[type="email"]' }, public: true },
  { path: '/dashboard', control: { selector: 'textarea' } },
  { path: '/library', control: { selector: 'input[type="search"]' } },
  { path: '/plans', control: { selector: 'main li button', text: 'ASSINAR' } },
  { path: '/assistant', control: { selector: 'textarea' } },
];
