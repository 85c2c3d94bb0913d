export {};

declare global {
  /** A free variable of the bundler: the nonce of the style elements that libraries create. */
  var __webpack_nonce__: string | undefined;
}

// Imported first, as in the shell.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
