import { QueryClient } from '@tanstack/react-query';

/** Where changes of the panel run: in the page's own client they would count as begun on the screen. */
export const besideScreens = new QueryClient({ defaultOptions: { mutations: { gcTime: 0 } } });
