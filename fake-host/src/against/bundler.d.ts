interface ImportMeta {
  /** Free variable of the bundler; there with hot reload alone. */
  readonly webpackHot?: { accept(dependency: string, callback: () => void): void };
}
