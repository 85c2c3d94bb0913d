/** The pages behind the footer's links, which everybody may read. */
export const legalPages = [
  { path: '/privacidade', label: 'Privacidade' },
  { path: '/termos', label: 'Termos' },
  { path: '/cookies', label: 'Cookies' },
] as const;
