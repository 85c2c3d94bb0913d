import type { PublicConfig } from '@andromeda/platform/host';
import { createContext, useContext } from 'react';

export const ConfigContext = createContext<PublicConfig | null>(null);

/** The public configuration that the BFF wrote into the page. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext);
  if (!config) throw new Error('useConfig deve ser usado dentro do shell');
  return config;
}
