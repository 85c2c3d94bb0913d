export { AccountScreen } from './features/accounts/account-screen.tsx';
export { AccountsScreen } from './features/accounts/accounts-screen.tsx';
export { AdminScreen } from './features/admin/admin-screen.tsx';
export { EmailTestScreen } from './features/email-test/email-test-screen.tsx';
