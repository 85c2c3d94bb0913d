/** The shell's own screens, by their addresses. */
export const shellScreens = [
  '/login',
  '/register',
  '/email-verification',
  '/email-confirmation',
  '/forgot-password',
  '/reset-password',
  '/privacidade',
  '/termos',
  '/cookies',
] as const;
