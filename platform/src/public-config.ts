import type { PublicConfig } from 'bff/contract';
import { createContext, useContext } from 'react';

export const PublicConfigContext = createContext<PublicConfig | null>(null);

/** The public configuration that the BFF wrote into the page. */
export function usePublicConfig(): PublicConfig {
  const config = useContext(PublicConfigContext);
  if (!config) throw new Error('usePublicConfig deve ser usado dentro de um PlatformProvider');
  return config;
}
