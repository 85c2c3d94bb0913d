export {};

declare global {
  /** The bundler's free variable for the nonce of style elements that libraries create. */
  var __webpack_nonce__: string | undefined;
}

// Imported first, because Radix may add a style element while the page renders, and the page's policy requires the nonce.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
