/** The theme is where an app has it, on the root element; without a choice the page follows the system. */
export function applyTheme(theme: unknown): void {
  const { documentElement } = document;
  documentElement.lang = 'pt-BR';
  if (theme === 'system') documentElement.removeAttribute('data-theme');
  else documentElement.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');
}
