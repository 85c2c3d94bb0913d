import { isLoopback } from '../http/own-origins.ts';
import { StartupError } from './startup-error.ts';

/** Where the process is reached, as the variables say. */
interface Addresses {
  HOST?: string;
  PUBLIC_URL?: string;
  EMBEDDED_PUBLIC?: 'yes';
}

/**
 * Throws where other machines would reach the embedded project without the operator having said so: its inbox
 * holds everybody's recovery links, and its fakes accept whatever they receive.
 */
export function isPublic({ HOST, PUBLIC_URL, EMBEDDED_PUBLIC }: Addresses): boolean {
  if (EMBEDDED_PUBLIC === 'yes') return true;
  const exposed =
    (HOST !== undefined && !isLoopback(HOST) && 'HOST') ||
    (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname) && 'PUBLIC_URL');
  if (!exposed) return false;
  throw new StartupError(
    `${exposed} abre a Andrômeda para outras máquinas, e o modo embutido é feito para a sua: a caixa de emails, a conta e as páginas de demonstração ficariam abertas a todos. Use um projeto Supabase (SUPABASE_URL) ou defina EMBEDDED_PUBLIC=yes, que as desliga. O próprio @supabase/lite diz de si: "Alpha. ... Not for production use yet."`,
  );
}
