/** Vite's way to read many files at once, as far as the documentation uses it. */
interface ImportMeta {
  glob(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
}
