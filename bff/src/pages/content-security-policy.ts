/** What the page's policy depends on. `supabaseOrigin` is the origin of the session service. */
interface PolicyParts {
  nonce: string;
  supabaseOrigin: string;
  /** Origins of development servers, empty in production. */
  developmentOrigins: readonly string[];
  /** Where a marketplace that is connected here keeps the pictures of its listings. */
  pictureOrigins?: readonly string[];
  /** Whether the page has an import map, or may add one: it is the only script that is written into a page. */
  importMap?: boolean;
}

/**
 * The page's content security policy. Scripts only from here; styles from here or with this page's nonce
 * (Radix locks scrolling with a style element).
 */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { nonce, supabaseOrigin, developmentOrigins, pictureOrigins = [], importMap = false } = parts;
  const own = ["'self'", ...developmentOrigins].join(' ');
  const sockets = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws')).join(' ');
  const inline = importMap || developmentOrigins.length > 0 ? ` 'nonce-${nonce}'` : '';
  return [
    "default-src 'none'",
    `script-src ${own}${inline}`,
    `style-src ${own} 'nonce-${nonce}'`,
    ['img-src', own, 'blob: data:', supabaseOrigin, ...pictureOrigins].join(' '),
    `font-src ${own}`,
    `connect-src ${own} blob: data: ${supabaseOrigin} ${sockets}`.trim(),
    // A worker starts from text that one of our scripts carries; only a script that may run makes such an address. From
    // here comes the decoder of HEIC photos, and only its own policy allows WebAssembly (heic-decoder-routes.ts).
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "manifest-src 'self'",
    // Repeats `default-src`, so that a source that is added there does not open plug-ins.
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The same for page after page: only the nonce is written into it each time. */
export function pagePolicies(parts: Omit<PolicyParts, 'nonce' | 'importMap'>) {
  const piecesOf = (importMap: boolean) =>
    contentSecurityPolicy({ ...parts, importMap, nonce: PLACE }).split(PLACE);
  const [plain, withImportMap] = [piecesOf(false), piecesOf(true)];
  return (nonce: string, importMap: boolean) => (importMap ? withImportMap : plain).join(nonce);
}

// No source of a policy contains a NUL.
const PLACE = '\0nonce\0';
