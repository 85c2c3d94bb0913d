export {};

declare global {
  /** Free variable of the bundler: the nonce of style elements that libraries make. */
  var __webpack_nonce__: string | undefined;
}

// Imported first, as in the shell.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
