interface ImportMeta {
  /** A free variable of the bundler, defined only under hot reload. */
  readonly webpackHot?: { accept(dependency: string, callback: () => void): void };
}
