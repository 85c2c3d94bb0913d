/** The part of Vite's `import.meta.glob` that the documentation uses. */
interface ImportMeta {
  glob(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
}
