/** Vite's glob import, as far as the stories use it. */
interface ImportMeta {
  glob<Module>(pattern: string): Record<string, () => Promise<Module>>;
  glob<Value>(pattern: string, options: { import: string; eager: true }): Record<string, Value>;
}
