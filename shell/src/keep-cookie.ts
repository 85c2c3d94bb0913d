/** Keeps a value in a cookie of the whole product for so many seconds; fewer than none remove it. */
export function keepCookie(name: string, value: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140.
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
}
