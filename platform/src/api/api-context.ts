import { createContext, useContext } from 'react';
import type { Api } from './api.ts';

export const ApiContext = createContext<Api | null>(null);

/** The client of the BFF. Throws outside the shell. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi deve ser usado dentro do shell');
  return api;
}
