export {};

declare global {
  /** Free variable of the bundler: the nonce of style elements that libraries make. */
  var __webpack_nonce__: string | undefined;
}

// Imported first: Radix may put a style element into the page while it renders, and the page's policy asks for this.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
